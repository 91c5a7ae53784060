import { Image } from '@/components/ui/Image';
import { Link } from '@/components/ui/Link';
import styles from './PictureCards.module.scss';

type PictureCardsProps = {
  cards: readonly { title: string; text: string; path: string; picture: string }[];
};

/** Cards with an image each; the whole card is the link. */
export const PictureCards = ({ cards }: PictureCardsProps) => (
  <ul className={styles.root}>
    {cards.map(({ title, text, path, picture }) => (
      <li key={path} className={styles.item}>
        <Link href={path} className={styles.card}>
          <Image src={picture} width={640} height={480} className={styles.picture} />
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{text}</span>
        </Link>
      </li>
    ))}
  </ul>
);

import { Link } from '@/components/ui/Link';
import styles from './ConverterCards.module.scss';

type ConverterCardsProps = {
  converters: readonly { title: string; path: string; note: string; example: string }[];
};

/** A card for each converter, with an example of what it answers. */
export const ConverterCards = ({ converters }: ConverterCardsProps) => (
  <ul className={styles.root}>
    {converters.map(({ title, path, note, example }) => (
      <li key={path} className={styles.card}>
        <h2 className={styles.title}>
          <Link href={path} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.note}>{note}</p>
        <p className={styles.example}>{example}</p>
      </li>
    ))}
  </ul>
);

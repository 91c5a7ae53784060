import { Image } from '@/components/ui/Image';
import { Link } from '@/components/ui/Link';
import type { PostCard } from '@/lib/content/blog/postCard';
import styles from './PostCards.module.scss';

type PostCardsProps = {
  cards: readonly PostCard[];
  /** Whether the first pictures stand on the first screen. */
  loading?: 'eager' | 'lazy';
};

/** Cards that lead to posts. */
export const PostCards = ({ cards, loading = 'lazy' }: PostCardsProps) => (
  <ul className={styles.root}>
    {cards.map(({ title, path, description, picture, date, day, minutes }, at) => (
      <li key={path} className={styles.card}>
        <Image
          src={picture}
          width={640}
          height={360}
          loading={at < 3 ? loading : 'lazy'}
          className={styles.picture}
        />
        <div className={styles.text}>
          <h3 className={styles.title}>
            <Link href={path} className={styles.link}>
              {title}
            </Link>
          </h3>
          <p>{description}</p>
          <p className={styles.meta}>
            <time dateTime={date}>{day}</time>
            <span>{minutes}</span>
          </p>
        </div>
      </li>
    ))}
  </ul>
);

import { Drawing } from '@/components/ui/Drawing';
import { Link } from '@/components/ui/Link';
import type { PostCard } from '@/lib/content/blog/postCard';
import styles from './PostCards.module.scss';

type PostCardsProps = {
  cards: readonly PostCard[];
  /** Whether the first pictures stand on the first screen. */
  when?: 'near' | 'now';
};

/** Cards that lead to posts. */
export const PostCards = ({ cards, when = 'near' }: PostCardsProps) => (
  <ul className={styles.root}>
    {cards.map(({ title, path, description, picture, date, day, minutes }, at) => (
      <li key={path} className={styles.card}>
        <Drawing
          src={picture}
          width={640}
          height={360}
          when={at < 3 ? when : 'near'}
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

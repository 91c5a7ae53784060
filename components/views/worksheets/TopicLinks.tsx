import { Link } from '@/components/ui/Link';
import type { TopicCard } from '@/lib/study/worksheets/topicCards';
import { TopicEmblem } from './TopicEmblem';
import styles from './TopicLinks.module.scss';

type TopicLinksProps = { topics: readonly (TopicCard & { note?: string })[] };

/** Topics as cards with their pictures, each leading to its page. */
export const TopicLinks = ({ topics }: TopicLinksProps) => (
  <ul className={styles.root}>
    {topics.map(({ title, path, emblem, note }) => (
      <li key={path} className={styles.card}>
        <TopicEmblem emblem={emblem} />
        <div className={styles.text}>
          <Link href={path} className={styles.link}>
            {title}
          </Link>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </li>
    ))}
  </ul>
);

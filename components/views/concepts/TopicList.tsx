import { Link } from '@/components/ui/Link';
import type { ConceptsPage } from '@/lib/study/concepts/conceptsPage';
import styles from './TopicList.module.scss';

type TopicListProps = { topics: ConceptsPage['bands'][number]['topics'] };

/** Lessons as cards that are links as a whole. */
export const TopicList = ({ topics }: TopicListProps) => (
  <ul className={styles.root}>
    {topics.map(({ name, path, classes }) => (
      <li key={path} className={styles.item}>
        <Link href={path} className={styles.link}>
          {name}
        </Link>
        <span className={styles.classes}>{classes}</span>
      </li>
    ))}
  </ul>
);

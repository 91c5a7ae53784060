import { Link } from '@/components/ui/Link';
import { CONCEPTS_COPY } from '@/data/copy/concepts';
import type { ConceptsPage } from '@/lib/study/concepts/conceptsPage';
import styles from './TableList.module.scss';

type TableListProps = { tables: ConceptsPage['tables'] };

/** The multiplication tables by their numbers. */
export const TableList = ({ tables }: TableListProps) => (
  <ul className={styles.root}>
    {tables.map(({ factor, path }) => (
      <li key={factor}>
        <Link href={path} className={styles.link} aria-label={CONCEPTS_COPY.tableOf(factor)}>
          {factor}
        </Link>
      </li>
    ))}
  </ul>
);

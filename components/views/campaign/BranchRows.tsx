import { Link } from '@/components/ui/Link';
import { DIRECTORY_COPY } from '@/data/copy/directory';
import type { BranchRow } from '@/lib/landing/campaigns/shownBlock';
import styles from './BranchRows.module.scss';

type BranchRowsProps = {
  cities: readonly { name: string | null; branches: readonly BranchRow[] }[];
};

/** Branches to choose from, city by city; each row is one big link to the page of its own. */
export const BranchRows = ({ cities }: BranchRowsProps) => (
  <div className={styles.root}>
    {cities.map(({ name, branches }) => (
      <div key={name} className={styles.city}>
        {name && <h3 className={styles.name}>{name}</h3>}
        <ul className={styles.rows}>
          {branches.map(({ title, path, board, grades, areas, isBoarding }) => (
            <li key={path}>
              <Link href={path} className={styles.row}>
                <strong>{title}</strong>
                <span>
                  {board}, {grades}
                  {isBoarding && ` · ${DIRECTORY_COPY.marks.boarding}`}
                </span>
                <span className={styles.areas}>{areas}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

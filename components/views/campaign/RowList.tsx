import { PinMark } from '@/components/blocks/maps/PinMark';
import { Link } from '@/components/ui/Link';
import { DIRECTORY_COPY } from '@/data/copy/directory';
import type { BranchRow } from '@/lib/landing/campaigns/shownBlock';
import type { MapPin } from '@/lib/schools/maps/drawing';
import styles from './BranchRows.module.scss';

type RowListProps = {
  branches: readonly BranchRow[];
  /** Of the map beside the rows; a branch may lack one. */
  pins?: readonly MapPin[];
};

/** Each row is one big link to the page of its own. */
export const RowList = ({ branches, pins = [] }: RowListProps) => (
  <ul className={styles.rows}>
    {branches.map(({ title, path, board, grades, areas, isBoarding }) => {
      const pin = pins.find((own) => own.path === path)?.number;
      return (
        <li key={path} data-pin={pin}>
          <Link href={path} className={styles.row}>
            <strong>
              {pin && <PinMark>{pin}</PinMark>} {title}
            </strong>
            <span>
              {board}, {grades}
              {isBoarding && ` · ${DIRECTORY_COPY.marks.boarding}`}
            </span>
            <span className={styles.areas}>{areas}</span>
          </Link>
        </li>
      );
    })}
  </ul>
);

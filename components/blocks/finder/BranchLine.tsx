import { Link } from '@/components/ui/Link';
import type { BranchRecord } from '@/data/places/places';
import { branchPath } from '@/data/routes/paths/places';
import { branchName, gradesLabel } from '@/lib/schools/directory/branches';
import styles from './FinderBranches.module.scss';

type BranchLineProps = {
  branch: BranchRecord;
  /** How near it is, or that it takes boarders. */
  note: string;
  /** Stands before the board and the grades. */
  about?: string;
};

/** A branch in the answer of the finder: name, nearness, board and grades. */
export const BranchLine = ({ branch, note, about }: BranchLineProps) => (
  <li className={styles.line}>
    <Link href={branchPath(branch) ?? ''} className={styles.name}>
      {branchName(branch)}
    </Link>
    <span className={styles.note}>{note}</span>
    <span className={styles.facts}>
      {about && `${about} `}
      {branch.board}, {gradesLabel(branch)}
    </span>
  </li>
);

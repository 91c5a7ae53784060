import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { COMPARE_COPY } from '@/data/copy/compare';
import { comparePath } from '@/data/routes/paths/compare';
import type { ComparedBranch } from '@/lib/schools/compare/comparedBranch';
import styles from './CompareTable.module.scss';
import { AreasCell, BoardCell, FeesCell, GradesCell, NearbyCell, StagesCell } from './cells';

type CompareTableProps = {
  branches: readonly ComparedBranch[];
  onRemove: (branch: ComparedBranch) => void;
};

const { rows: TITLES } = COMPARE_COPY;

const ROWS: readonly { title: string; cell: (branch: ComparedBranch) => ReactNode }[] = [
  { title: TITLES.board, cell: (branch) => <BoardCell branch={branch} /> },
  { title: TITLES.grades, cell: (branch) => <GradesCell branch={branch} /> },
  { title: TITLES.stages, cell: (branch) => <StagesCell branch={branch} /> },
  { title: TITLES.examinations, cell: ({ examinations }) => examinations },
  { title: TITLES.boarding, cell: ({ boarding }) => boarding },
  { title: TITLES.areas, cell: (branch) => <AreasCell branch={branch} /> },
  { title: TITLES.landmark, cell: ({ landmark }) => landmark },
  { title: TITLES.nearby, cell: (branch) => <NearbyCell branch={branch} /> },
  { title: TITLES.fees, cell: (branch) => <FeesCell branch={branch} /> },
];

/**
 * One column a branch. Each fact stands in a line of its own above its cells, so that three columns
 * fit on a phone.
 */
export const CompareTable = ({ branches, onRemove }: CompareTableProps) => (
  <table className={styles.root}>
    <caption className={styles.caption}>{COMPARE_COPY.caption}</caption>
    <thead>
      <tr>
        {branches.map((branch) => (
          <th key={branch.slug} scope="col" className={styles.branch}>
            <Link href={branch.path} className={styles.name}>
              {branch.title}
            </Link>
          </th>
        ))}
      </tr>
      <tr>
        {branches.map((branch) => (
          <td key={branch.slug} className={styles.place}>
            {branch.city}
            {branch.listedAs && <span className={styles.listedAs}>{branch.listedAs}</span>}
            <RemoveLink branch={branch} branches={branches} onRemove={onRemove} />
          </td>
        ))}
      </tr>
    </thead>
    {ROWS.map(({ title, cell }) => (
      <tbody key={title} className={styles.fact}>
        <tr>
          <th scope="rowgroup" colSpan={branches.length} className={styles.title}>
            {title}
          </th>
        </tr>
        <tr>
          {branches.map((branch) => (
            <td key={branch.slug} className={styles.cell}>
              {cell(branch)}
            </td>
          ))}
        </tr>
      </tbody>
    ))}
  </table>
);

type RemoveLinkProps = CompareTableProps & { branch: ComparedBranch };

/** Leads to the same page without the branch. */
const RemoveLink = ({ branch, branches, onRemove }: RemoveLinkProps) => (
  <Link
    href={comparePath(branches.filter((other) => other !== branch).map(({ slug }) => slug))}
    className={styles.remove}
    aria-label={`${COMPARE_COPY.remove} ${branch.title}`}
    onClick={(event) => {
      // Somebody who holds a key down wants it in a tab of its own.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onRemove(branch);
    }}
  >
    {COMPARE_COPY.remove}
  </Link>
);

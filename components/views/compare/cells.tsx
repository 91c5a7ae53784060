import { Link } from '@/components/ui/Link';
import { COMPARE_COPY } from '@/data/copy/compare';
import type { ComparedBranch } from '@/lib/schools/compare/comparedBranch';
import styles from './cells.module.scss';

type CellProps = { branch: ComparedBranch };

/** The board in short and in full. */
export const BoardCell = ({ branch: { board, boardName, boardNote } }: CellProps) => (
  <>
    <strong>{board}</strong>
    <span className={styles.more}>{boardName}</span>
    {boardNote && <span className={styles.more}>{boardNote}</span>}
  </>
);

/** First and last grade, and the age for the first. */
export const GradesCell = ({ branch: { grades, youngest } }: CellProps) => (
  <>
    <strong>{grades}</strong>
    <span className={styles.more}>{youngest}</span>
  </>
);

/** The stages with the ages for each. */
export const StagesCell = ({ branch: { stages } }: CellProps) => (
  <ul className={styles.list}>
    {stages.map(({ name, ages }) => (
      <li key={name}>
        {name} <span className={styles.quiet}>{ages}</span>
      </li>
    ))}
  </ul>
);

/** The localities that the branch serves, its own first. */
export const AreasCell = ({ branch: { areas } }: CellProps) => areas.join(', ');

/** Where else to look. */
export const NearbyCell = ({ branch: { nearby } }: CellProps) =>
  nearby.length === 0 ? (
    COMPARE_COPY.onlyBranch
  ) : (
    <ul className={styles.list}>
      {nearby.map(({ title, path }) => (
        <li key={path}>
          <Link href={path} className={styles.link}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );

/** How to ask for the fee sheet: the form of the branch's own page. */
export const FeesCell = ({ branch: { title, path } }: CellProps) => (
  <>
    {COMPARE_COPY.feesText}
    <Link
      href={`${path}#enquire-desktop`}
      className={styles.ask}
      aria-label={`${COMPARE_COPY.feesLink}: ${title}`}
    >
      {COMPARE_COPY.feesLink}
    </Link>
  </>
);

import { Link } from '@/components/ui/Link';
import { COMPARE_COPY } from '@/data/copy/compare';
import { comparePath } from '@/data/routes/paths/compare';
import type { ComparedBranch } from '@/lib/schools/compare/comparedBranch';
import type { Home } from '@/lib/schools/compare/measureFrom';
import type { ComparedFact } from '@/lib/schools/compare/orderFacts';
import styles from './CompareTable.module.scss';
import { FactCell } from './FactCell';

type CompareTableProps = {
  branches: readonly ComparedBranch[];
  facts: readonly ComparedFact[];
  /** Null while the family’s locality is not known. */
  home: Home | null;
  onRemove: (branch: ComparedBranch) => void;
};

/**
 * One column a branch. On phones each fact is a card, with a line for each branch that begins with
 * its name: by the styles alone, since a second copy would double the page.
 */
export const CompareTable = ({ branches, facts, home, onRemove }: CompareTableProps) => (
  <table className={styles.root}>
    <caption className={styles.caption}>{COMPARE_COPY.caption}</caption>
    <thead className={styles.heads}>
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
    {withDistance(facts, home).map((fact) => (
      <tbody key={fact} className={styles.fact}>
        <tr>
          <th scope="rowgroup" colSpan={branches.length} className={styles.title}>
            {COMPARE_COPY.rows[fact]}
          </th>
        </tr>
        <tr>
          {branches.map((branch) => (
            <td key={branch.slug} className={styles.cell} data-branch={branch.title}>
              <FactCell fact={fact} branch={branch} home={home} />
            </td>
          ))}
        </tr>
      </tbody>
    ))}
  </table>
);

// A single branch has no distance until it is known from where.
const withDistance = (
  facts: readonly ComparedFact[],
  home: Home | null,
): readonly ComparedFact[] =>
  home === null || facts.includes('distance') ? facts : ['distance', ...facts];

type RemoveLinkProps = Pick<CompareTableProps, 'branches' | 'onRemove'> & {
  branch: ComparedBranch;
};

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

import { FactList } from '@/components/blocks/FactList';
import { COMPARE_COPY } from '@/data/copy/compare';
import type { ComparedBranch } from '@/lib/schools/compare/comparedBranch';
import type { ComparedFact } from '@/lib/schools/compare/orderFacts';
import styles from './AlikeFacts.module.scss';
import { FactCell } from './FactCell';

type AlikeFactsProps = {
  /** One of the branches: all say the same. */
  branch: ComparedBranch;
  facts: readonly ComparedFact[];
};

/** What holds for every branch of the table, said once. */
export const AlikeFacts = ({ branch, facts }: AlikeFactsProps) => (
  <section className={styles.root} aria-labelledby="alike">
    <h2 id="alike" className={styles.heading}>
      {COMPARE_COPY.alike}
    </h2>
    <FactList
      facts={facts.map((fact) => ({
        term: COMPARE_COPY.rows[fact],
        detail: <FactCell fact={fact} branch={branch} home={null} />,
      }))}
    />
  </section>
);

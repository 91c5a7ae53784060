import { Section } from '@/components/blocks/Section';
import { BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './BusStops.module.scss';

const COPY = BRANCH_DETAILS_COPY.buses;

/** Where the school bus stops, nearest first, as long as it takes. */
export const BusStops = ({ page: { details } }: { page: BranchPage }) =>
  details.buses.length > 0 && (
    <Section title={COPY.title}>
      <ol className={styles.root}>
        {details.buses.map(({ locality, minutes }) => (
          <li key={locality} className={styles.stop}>
            <span>{locality}</span>
            <span className={styles.minutes}>{COPY.minutes(minutes)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );

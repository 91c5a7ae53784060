import { Section } from '@/components/blocks/Section';
import { BRANCH_ANCHORS, BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import { rupees } from '@/lib/schools/details/rupees';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './BusStops.module.scss';

const COPY = BRANCH_DETAILS_COPY.buses;

/** Where the school bus stops, nearest first, how long it takes and what it costs. */
export const BusStops = ({ page: { details } }: { page: BranchPage }) =>
  details.buses.length > 0 && (
    <Section title={COPY.title} anchor={BRANCH_ANCHORS.buses}>
      <ol className={styles.root}>
        {details.buses.map(({ locality, minutes, fee }) => (
          <li key={locality} className={styles.stop}>
            <span>{locality}</span>
            <span className={styles.minutes}>{COPY.stop(minutes, rupees(fee))}</span>
          </li>
        ))}
      </ol>
    </Section>
  );

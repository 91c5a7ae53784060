import { VISIT_COPY } from '@/data/copy/visits';
import { branchDisplayName, getBranch } from '@/lib/schools/directory/branches';
import { describeSlot } from '@/lib/visits/describeSlot';
import type { VisitAnswer } from '@/lib/visits/visit';
import styles from './VisitCard.module.scss';

/** How a visit stands, in words: first what could not be had, then what is booked. */
export const VisitState = ({ visit }: { visit: VisitAnswer }) => (
  <>
    {visit.refused !== null && (
      <p className={styles.refused}>{VISIT_COPY.refused(describeSlot(visit.refused))}</p>
    )}
    <Booked visit={visit} />
  </>
);

const Booked = ({ visit: { branch, slot, status, isOver, refused } }: { visit: VisitAnswer }) => {
  if (slot === null) return refused === null && <p>{VISIT_COPY.noneYet}</p>;
  const words = describeSlot(slot);
  if (isOver) return <p>{VISIT_COPY.over(words)}</p>;
  if (status === 'cancelled') {
    return (
      <p>
        {VISIT_COPY.cancelled(words)} {VISIT_COPY.cancelledText}
      </p>
    );
  }
  const record = getBranch(branch);
  return (
    <>
      <p className={styles.booked}>
        {VISIT_COPY.booked(words, record ? branchDisplayName(record) : null)}
      </p>
      <p>{VISIT_COPY.bookedText}</p>
    </>
  );
};

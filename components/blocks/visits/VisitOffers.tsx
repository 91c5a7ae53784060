import { Button } from '@/components/ui/Button';
import { VISIT_COPY } from '@/data/copy/visits';
import { describeSlot } from '@/lib/visits/describeSlot';
import type { Slot } from '@/lib/visits/slot';
import type { VisitAnswer } from '@/lib/visits/visit';
import styles from './VisitCard.module.scss';

type VisitOffersProps = {
  visit: VisitAnswer;
  isBusy: boolean;
  onBook: (slot: Slot) => Promise<void>;
};

/** The next free times instead of one that is gone: each is booked by one press. */
export const VisitOffers = ({ visit, isBusy, onBook }: VisitOffersProps) => (
  <div className={styles.offers}>
    <p>{visit.slot === null ? VISIT_COPY.refusedSaved : VISIT_COPY.refusedOffers}</p>
    <ul className={styles.offerList}>
      {visit.offers.map((slot) => (
        <li key={slot}>
          <Button tone="secondary" aria-disabled={isBusy} onClick={() => void onBook(slot)}>
            {describeSlot(slot)}
          </Button>
        </li>
      ))}
    </ul>
  </div>
);

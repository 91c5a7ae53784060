import { Button } from '@/components/ui/Button';
import { VISIT_COPY } from '@/data/copy/visits';
import type { VisitAnswer } from '@/lib/visits/visit';
import styles from './VisitCard.module.scss';

type ChangeButtonProps = { visit: VisitAnswer; onClick: () => void };

/** Opens the days and times. Without JavaScript a form stands there instead. */
export const ChangeButton = ({ visit: { status, offers }, onClick }: ChangeButtonProps) => (
  <div className={styles.scripted}>
    {status === 'booked' ? (
      // `Change` alone is the name of the button beside the mobile number.
      <Button tone="secondary" onClick={onClick}>
        {VISIT_COPY.change} <span className={styles.more}>{VISIT_COPY.theVisit}</span>
      </Button>
    ) : (
      <Button tone={offers.length > 0 ? 'secondary' : 'primary'} onClick={onClick}>
        {offers.length > 0 ? VISIT_COPY.otherTimes : VISIT_COPY.book}
      </Button>
    )}
  </div>
);

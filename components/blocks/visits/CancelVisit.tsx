import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { VISIT_COPY } from '@/data/copy/visits';
import styles from './VisitCard.module.scss';

type CancelVisitProps = { reference: string; isBusy: boolean; onCancel: () => void };

/** Cancels a visit after a question; without JavaScript at once, and another time can be booked then. */
export const CancelVisit = ({ reference, isBusy, onCancel }: CancelVisitProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setIsAsking(true);
  };
  return isAsking ? (
    <fieldset className={styles.question}>
      <legend>{VISIT_COPY.cancelQuestion}</legend>
      <Button autoFocus aria-disabled={isBusy} onClick={onCancel}>
        {VISIT_COPY.cancelYes}
      </Button>
      <Button tone="quiet" onClick={() => setIsAsking(false)}>
        {VISIT_COPY.cancelNo}
      </Button>
    </fieldset>
  ) : (
    <form action="/api/visits/cancel" method="post" onSubmit={ask}>
      <input type="hidden" name="reference" value={reference} />
      <Button type="submit" tone="quiet">
        {VISIT_COPY.cancel} <span className={styles.more}>{VISIT_COPY.theVisit}</span>
      </Button>
    </form>
  );
};

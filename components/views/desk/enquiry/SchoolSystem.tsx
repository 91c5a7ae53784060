import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { DESK_RETRY_COPY as COPY, RETRY_OUTCOME_COPY } from '@/data/copy/desk/retry';
import { sendRetry } from '@/lib/api/desk/retry';
import type { DeskEnquiry } from '@/lib/desk/contract';
import type { RetryOutcome } from '@/lib/desk/personContract';
import { useAction } from '@/lib/hooks/useAction';
import styles from './DeskEnquiryView.module.scss';

type SchoolSystemProps = { enquiry: DeskEnquiry; onChanged: (enquiry: DeskEnquiry) => void };

/** Where the school system does not have an enquiry yet: the button that sends it now. */
export const SchoolSystem = ({ enquiry, onChanged }: SchoolSystemProps) => {
  const { reference, deliveries, isMerged, stage } = enquiry;
  const { isBusy, error, run } = useAction();
  const [outcome, setOutcome] = useState<RetryOutcome | null>(null);
  const status = deliveries.at(-1)?.status;
  const isOpen = status === 'waiting' || status === 'follow-up';
  const canRetry = isOpen && !isMerged && stage !== 'withdrawn';
  if (!canRetry && outcome === null) return null;

  const retry = () => {
    setOutcome(null);
    void run(async () => {
      const answer = await sendRetry(reference);
      setOutcome(answer.outcome);
      onChanged(answer.enquiry);
    });
  };
  const said = outcome && RETRY_OUTCOME_COPY[outcome];

  return (
    <section className={styles.part} aria-label={COPY.title}>
      {canRetry && (
        <>
          <h2>{COPY.title}</h2>
          <p>{status === 'waiting' ? COPY.waiting : COPY.refused}</p>
          <div className={styles.buttons}>
            <Button tone="secondary" aria-disabled={isBusy} onClick={retry}>
              {COPY.send}
            </Button>
          </div>
        </>
      )}
      <p role="status">{isBusy ? COPY.sending : (error?.message ?? said)}</p>
    </section>
  );
};

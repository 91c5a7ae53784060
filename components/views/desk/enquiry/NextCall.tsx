import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { CASE_COPY } from '@/data/copy/desk/case';
import { sendCall } from '@/lib/api/desk/enquiry';
import { inIndia } from '@/lib/desk/time';
import { useNow } from '@/lib/hooks/useNow';
import { CallForm } from './CallForm';
import styles from './DeskEnquiryView.module.scss';
import { type DeskChangeProps, useDeskChange } from './useDeskChange';

const MINUTE_MS = 60_000;

/** When the parent is called next, and the ways to plan and to end that. */
export const NextCall = ({ enquiry, ...reactions }: DeskChangeProps) => {
  const { reference, revision, nextCall } = enquiry;
  const [isOpen, setIsOpen] = useState(false);
  const { isSending, said, send } = useDeskChange(reactions);
  const now = useNow(MINUTE_MS);

  const save = async (at: string | null, reason: string, saved: string) => {
    if (isSending) return null;
    const problem = await send(() => sendCall({ reference, revision, at, reason }), saved);
    if (problem === null) setIsOpen(false);
    return problem;
  };

  return (
    <section className={styles.part} aria-labelledby="next-call">
      <h2 id="next-call">{CASE_COPY.nextCall}</h2>
      {nextCall === null ? (
        <p>{CASE_COPY.noCall}</p>
      ) : (
        <div>
          <p className={nextCall.at <= now ? styles.due : styles.who}>
            {nextCall.at <= now && `${CASE_COPY.callDue}: `}
            {inIndia(nextCall.at)}
          </p>
          {nextCall.reason !== '' && <p className={styles.text}>{nextCall.reason}</p>}
        </div>
      )}
      {isOpen ? (
        <CallForm
          reason={nextCall?.reason ?? ''}
          isSending={isSending}
          onSave={(at, reason) => save(at, reason, CASE_COPY.callSaved)}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <div className={styles.buttons}>
          {nextCall !== null && (
            <Button
              tone="secondary"
              aria-disabled={isSending}
              onClick={() => void save(null, '', CASE_COPY.callDone)}
            >
              {CASE_COPY.done}
            </Button>
          )}
          <Button tone="secondary" onClick={() => setIsOpen(true)}>
            {nextCall === null ? CASE_COPY.plan : CASE_COPY.change}
          </Button>
        </div>
      )}
      <p role="status">{isOpen ? null : said}</p>
    </section>
  );
};

import { useId, useState } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { VISIT_COPY } from '@/data/copy/visits';
import { visitCalendarPath } from '@/data/routes/paths';
import type { Slot } from '@/lib/visits/slot';
import type { VisitAnswer } from '@/lib/visits/visit';
import type { VisitOptions } from '@/lib/visits/visitOptions';
import { CancelVisit } from './CancelVisit';
import { ChangeButton } from './ChangeButton';
import { ChangeVisit } from './ChangeVisit';
import { PlainVisitForm } from './PlainVisitForm';
import { useVisit } from './useVisit';
import styles from './VisitCard.module.scss';
import { VisitOffers } from './VisitOffers';
import { VisitState } from './VisitState';

type VisitCardProps = {
  /** Of the enquiry: all that is needed to change the visit. */
  reference: string;
  visit: VisitAnswer;
  /** Free times, for browsers without JavaScript; only where the page is rendered per request. */
  options?: VisitOptions;
  /** Where several stand on one page. */
  title?: string;
  onChange?: (visit: VisitAnswer) => void;
};

/** The campus visit of an enquiry: when it is, into the calendar, another time, or none. */
export const VisitCard = ({
  reference,
  visit: start,
  options,
  title = VISIT_COPY.title,
  onChange,
}: VisitCardProps) => {
  const { visit, book, cancel, isBusy, problem } = useVisit({ reference, start, onChange });
  const [isChoosing, setIsChoosing] = useState(false);
  const id = useId();
  const isBooked = visit.status === 'booked';

  const choose = async (slot: Slot) => {
    const answer = await book(slot);
    if (answer?.refused === null) setIsChoosing(false);
  };

  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <div role="status" className={styles.state}>
        <VisitState visit={visit} />
      </div>
      {visit.offers.length > 0 && <VisitOffers visit={visit} isBusy={isBusy} onBook={choose} />}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isChoosing && (
        <ChangeVisit
          key={visit.slot}
          branch={visit.branch}
          isBusy={isBusy}
          onBook={choose}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {!isChoosing && !visit.isOver && (
        <>
          {options && <PlainVisitForm {...{ reference, isBooked, options }} />}
          <div className={styles.actions}>
            {isBooked && (
              <ButtonLink tone="secondary" href={visitCalendarPath(reference)} download>
                {VISIT_COPY.calendar}
              </ButtonLink>
            )}
            <ChangeButton visit={visit} onClick={() => setIsChoosing(true)} />
            {isBooked && (
              <CancelVisit reference={reference} isBusy={isBusy} onCancel={() => void cancel()} />
            )}
          </div>
        </>
      )}
    </section>
  );
};

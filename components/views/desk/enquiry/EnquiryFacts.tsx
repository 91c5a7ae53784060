import { FactList } from '@/components/blocks/FactList';
import { DESK_ENQUIRY_COPY as COPY, DELIVERY_NAMES } from '@/data/copy/desk/enquiry';
import type { DeskEnquiry } from '@/lib/desk/contract';
import { inIndia } from '@/lib/desk/time';
import styles from './DeskEnquiryView.module.scss';

type EnquiryFactsProps = { enquiry: DeskEnquiry };

/** All that is known of an enquiry. */
export const EnquiryFacts = ({ enquiry }: EnquiryFactsProps) => (
  <>
    <section className={styles.part} aria-labelledby="wrote">
      <h2 id="wrote">{COPY.wrote}</h2>
      <FactList
        facts={[
          { term: COPY.parent, detail: enquiry.parent },
          { term: COPY.child, detail: enquiry.child },
          { term: COPY.born, detail: enquiry.birthDay },
          { term: COPY.mobile, detail: enquiry.mobile || COPY.unknown },
          { term: COPY.email, detail: enquiry.email || COPY.unknown },
          { term: COPY.branch, detail: enquiry.branch },
          { term: COPY.grade, detail: enquiry.grade },
          { term: COPY.sent, detail: inIndia(enquiry.createdAt) },
          {
            term: COPY.answered,
            detail: enquiry.answeredAt === null ? COPY.notAnswered : inIndia(enquiry.answeredAt),
          },
          { term: COPY.visit, detail: describeVisit(enquiry.visit) },
          {
            term: COPY.consent,
            detail: `${inIndia(enquiry.consentAt)}, ${COPY.noticeVersion} ${enquiry.consentVersion}`,
          },
        ]}
      />
    </section>
    <section className={styles.part} aria-labelledby="deliveries">
      <h2 id="deliveries">{COPY.deliveries}</h2>
      {enquiry.deliveries.length === 0 ? (
        <p>{COPY.noDelivery}</p>
      ) : (
        <ul className={styles.notes}>
          {enquiry.deliveries.map(({ status, createdAt, doneAt, nextAt, attempts, problem }) => (
            <li key={createdAt}>
              <p>
                {inIndia(doneAt ?? createdAt)}: {DELIVERY_NAMES[status]}, tries: {attempts}
                {nextAt !== null && `, next ${inIndia(nextAt)}`}
              </p>
              {problem !== '' && <p className={styles.quiet}>{problem}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
    <section className={styles.part} aria-labelledby="came">
      <h2 id="came">{COPY.came}</h2>
      <FactList
        facts={[
          { term: COPY.firstTouch, detail: describeTouch(enquiry.first) },
          { term: COPY.lastTouch, detail: describeTouch(enquiry.last) },
          { term: COPY.pages, detail: enquiry.pages.join(', ') || COPY.unknown },
        ]}
      />
    </section>
  </>
);

const describeVisit = (visit: DeskEnquiry['visit']): string => {
  if (visit === null) return COPY.noVisit;
  const time = inIndia(Date.parse(`${visit.slot}:00+05:30`));
  return visit.status === 'cancelled' ? `${time}, ${COPY.cancelled}` : time;
};

const describeTouch = (touch: DeskEnquiry['first']): string => {
  const parts = Object.entries(touch ?? {}).map(([name, value]) => `${name}: ${value}`);
  return parts.join(', ') || COPY.unknown;
};

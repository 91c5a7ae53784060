import type { ReactNode } from 'react';
import { FactList } from '@/components/blocks/FactList';
import { DESK_ENQUIRY_COPY as COPY } from '@/data/copy/desk/enquiry';
import type { DeskEnquiry } from '@/lib/desk/contract';
import { describeTouch, describeVisit } from '@/lib/desk/describeEnquiry';
import { inIndia } from '@/lib/desk/time';
import { DeliveryList } from './DeliveryList';
import styles from './DeskEnquiryView.module.scss';

type EnquiryFactsProps = {
  enquiry: DeskEnquiry;
  /** What stands below what the parent wrote. */
  corrections: ReactNode;
};

/** All that is known of an enquiry. */
export const EnquiryFacts = ({ enquiry, corrections }: EnquiryFactsProps) => (
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
      {corrections}
    </section>
    <section className={styles.part} aria-labelledby="deliveries">
      <h2 id="deliveries">{COPY.deliveries}</h2>
      <DeliveryList deliveries={enquiry.deliveries} />
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

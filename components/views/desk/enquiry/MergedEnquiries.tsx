import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { DESK_ENQUIRY_COPY } from '@/data/copy/desk/enquiry';
import { DESK_FAMILY_COPY as COPY } from '@/data/copy/desk/family';
import { deskEnquiryPath } from '@/data/routes/deskPaths';
import { describeVisit } from '@/lib/desk/describeEnquiry';
import type { DeskFamily } from '@/lib/desk/personContract';
import { inIndia } from '@/lib/desk/time';
import { DeliveryList } from './DeliveryList';
import styles from './DeskEnquiryView.module.scss';
import { NoteList } from './NoteList';

type MergedEnquiriesProps = {
  family: DeskFamily;
  isBusy: boolean;
  onSeparate: (reference: string) => void;
};

/** The duplicates that were closed in favour of an enquiry: what was noted and sent, and the way back. */
export const MergedEnquiries = ({
  family: { merged, hidden },
  isBusy,
  onSeparate,
}: MergedEnquiriesProps) => {
  if (merged.length + hidden === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="merged">
      <h2 id="merged">{COPY.merged(merged.length + hidden)}</h2>
      <p>{COPY.mergedWhy}</p>
      {merged.map((enquiry) => (
        <article key={enquiry.reference} className={styles.form}>
          <h3>
            <Link href={deskEnquiryPath(enquiry.reference)}>{enquiry.reference}</Link>
          </h3>
          <p>
            {enquiry.child}, {enquiry.branch}, {enquiry.grade}, {inIndia(enquiry.createdAt)}
          </p>
          {enquiry.visit && (
            <p>
              {DESK_ENQUIRY_COPY.visit}: {describeVisit(enquiry.visit)}
            </p>
          )}
          <h4>{DESK_ENQUIRY_COPY.notes}</h4>
          <NoteList notes={enquiry.notes} />
          <h4>{DESK_ENQUIRY_COPY.deliveries}</h4>
          <DeliveryList deliveries={enquiry.deliveries} />
          <Button
            tone="secondary"
            aria-disabled={isBusy}
            onClick={() => onSeparate(enquiry.reference)}
          >
            {COPY.separate(enquiry.reference)}
          </Button>
        </article>
      ))}
      {hidden > 0 && <p>{COPY.hidden(hidden)}</p>}
    </section>
  );
};

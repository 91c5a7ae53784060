import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { DESK_FAMILY_COPY as COPY } from '@/data/copy/desk/family';
import { deskEnquiryPath } from '@/data/routes/deskPaths';
import type { DeskFamily } from '@/lib/desk/personContract';
import styles from './DeskEnquiryView.module.scss';

type DuplicateNoticeProps = {
  reference: string;
  kept: DeskFamily['kept'];
  isBusy: boolean;
  onSeparate: (reference: string) => void;
};

/** That an enquiry is closed, where it goes on, and the way back. */
export const DuplicateNotice = ({ reference, kept, isBusy, onSeparate }: DuplicateNoticeProps) => (
  <section className={styles.part} aria-labelledby="duplicate">
    <h2 id="duplicate">{COPY.duplicate}</h2>
    {kept && (
      <p>
        {COPY.goesOnIn}{' '}
        {kept.reference === null ? (
          COPY.ofOtherBranch
        ) : (
          <Link href={deskEnquiryPath(kept.reference)}>{kept.reference}</Link>
        )}
        .
      </p>
    )}
    <p>{COPY.parentReads}</p>
    <div className={styles.buttons}>
      <Button tone="secondary" aria-disabled={isBusy} onClick={() => onSeparate(reference)}>
        {COPY.separate(reference)}
      </Button>
    </div>
  </section>
);

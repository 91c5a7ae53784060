import { Button } from '@/components/ui/Button';
import { DESK_MERGE_COPY as COPY } from '@/data/copy/desk/family';
import { deskEnquiryPath } from '@/data/routes/deskPaths';
import { sendMerge } from '@/lib/api/desk/family';
import { canBeMerged } from '@/lib/desk/compareEnquiries';
import type { DeskEnquiry } from '@/lib/desk/contract';
import { useAction } from '@/lib/hooks/useAction';
import { toSiteError } from '@/lib/site/siteError';
import styles from './MergeView.module.scss';

type KeepOneProps = {
  one: DeskEnquiry;
  other: DeskEnquiry;
  /** Somebody else was faster: what is shown is not so any more. */
  onStale: () => void;
};

/** The choice which of two enquiries goes on. */
export const KeepOne = ({ one, other, onStale }: KeepOneProps) => {
  const { isBusy, error, run } = useAction();
  const unfit = [one, other].find((enquiry) => !canBeMerged(enquiry));

  const keep = (kept: DeskEnquiry, { reference: closed, revision }: DeskEnquiry) =>
    void run(async () => {
      try {
        await sendMerge({ kept: kept.reference, closed, revision });
      } catch (cause) {
        if (toSiteError(cause).code === 'request/changed') onStale();
        throw cause;
      }
      // A whole page: what this tab has read of both is not so any more.
      window.location.assign(deskEnquiryPath(kept.reference));
    });

  return (
    <section className={styles.part} aria-labelledby="choose">
      <h2 id="choose">{COPY.choose}</h2>
      {unfit ? (
        <p>{COPY.closedAlready(unfit.reference)}</p>
      ) : (
        <div className={styles.buttons}>
          <Button tone="secondary" aria-disabled={isBusy} onClick={() => keep(one, other)}>
            {COPY.keep(one.reference, other.reference)}
          </Button>
          <Button tone="secondary" aria-disabled={isBusy} onClick={() => keep(other, one)}>
            {COPY.keep(other.reference, one.reference)}
          </Button>
        </div>
      )}
      <p role="status">{isBusy ? COPY.merging : error?.message}</p>
    </section>
  );
};

import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { DESK_MERGE_COPY as COPY } from '@/data/copy/desk/family';
import { deskEnquiryPath } from '@/data/routes/deskPaths';
import { useDeskEnquiry } from '@/lib/api/desk/enquiry';
import { ComparedFields } from './ComparedFields';
import { KeepOne } from './KeepOne';
import styles from './MergeView.module.scss';

type MergeViewProps = { reference: string; other: string };

/** Two enquiries of one family side by side, and the choice which of them goes on. */
export const MergeView = ({ reference, other }: MergeViewProps) => {
  const left = useDeskEnquiry(reference);
  const right = useDeskEnquiry(other);
  const error = left.error ?? right.error;
  const readAgain = () => {
    void left.mutate();
    void right.mutate();
  };

  return (
    <div className={styles.root}>
      <DeskHead title={COPY.title} />
      <Link href={deskEnquiryPath(reference)} className={styles.back}>
        {COPY.back(reference)}
      </Link>
      <h1>{COPY.title}</h1>
      <p className={styles.intro}>{COPY.intro}</p>
      {error && (
        <div role="alert" className={styles.part}>
          <p>{error.message}</p>
          <Button onClick={readAgain}>{COPY.again}</Button>
        </div>
      )}
      {!error && !(left.data && right.data) && <p role="status">{COPY.loading}</p>}
      {left.data && right.data && (
        <>
          <ComparedFields one={left.data} other={right.data} />
          <KeepOne one={left.data} other={right.data} onStale={readAgain} />
        </>
      )}
    </div>
  );
};

import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { DESK_ENQUIRY_COPY } from '@/data/copy/desk/enquiry';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { useDeskEnquiry } from '@/lib/api/desk/enquiry';
import styles from './DeskEnquiryView.module.scss';
import { EnquiryFacts } from './EnquiryFacts';
import { Notes } from './Notes';
import { Reach } from './Reach';
import { StageButtons } from './StageButtons';

type DeskEnquiryViewProps = { reference: string };

/** One enquiry: whom to call, what is known, and what was done. */
export const DeskEnquiryView = ({ reference }: DeskEnquiryViewProps) => {
  const { data, error, mutate } = useDeskEnquiry(reference);
  const show = (changed: NonNullable<typeof data>) => void mutate(changed, { revalidate: false });

  return (
    <div className={styles.root}>
      <DeskHead title={reference} />
      <Link href={DESK_PATHS.inbox} className={styles.back}>
        {DESK_ENQUIRY_COPY.back}
      </Link>
      <h1>{reference}</h1>
      {!data && !error && <p role="status">{DESK_ENQUIRY_COPY.loading}</p>}
      {error && (
        <div role="alert" className={styles.part}>
          <p>{error.message}</p>
          <Button onClick={() => void mutate()}>{DESK_ENQUIRY_COPY.again}</Button>
        </div>
      )}
      {data && (
        <>
          <Reach enquiry={data} />
          <StageButtons enquiry={data} onChanged={show} onStale={() => void mutate()} />
          <Notes enquiry={data} onChanged={show} />
          <EnquiryFacts enquiry={data} />
        </>
      )}
    </div>
  );
};

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { Button } from '@/components/ui/Button';
import { DESK_ENQUIRY_COPY } from '@/data/copy/desk/enquiry';
import { useDeskEnquiry } from '@/lib/api/desk/enquiry';
import styles from './DeskEnquiryView.module.scss';
import { Neighbours } from './Neighbours';
import { Reach } from './Reach';
import { StageButtons } from './StageButtons';

// Below the first screen, and there only once the enquiry is read. One script: the name of each stands
// in every page of the site.
const EnquiryWork = dynamic(() => import('./EnquiryWork').then((module) => module.EnquiryWork));

type DeskEnquiryViewProps = { reference: string };

/** One enquiry: whom to call, what is known, and what was done. */
export const DeskEnquiryView = ({ reference }: DeskEnquiryViewProps) => {
  const { data, error, mutate } = useDeskEnquiry(reference);
  const [left, setLeft] = useState<string | null>(null);
  const leave = (said: string) => {
    setLeft(said);
    void mutate(undefined, { revalidate: false });
  };
  const show = (changed: NonNullable<typeof data>) => void mutate(changed, { revalidate: false });

  return (
    <div className={styles.root}>
      <DeskHead title={reference} />
      <Neighbours reference={reference} />
      <h1>{reference}</h1>
      {left && <p role="status">{left}</p>}
      {!data && !error && !left && <p role="status">{DESK_ENQUIRY_COPY.loading}</p>}
      {error && (
        <div role="alert" className={styles.part}>
          <p>{error.message}</p>
          <Button onClick={() => void mutate()}>{DESK_ENQUIRY_COPY.again}</Button>
        </div>
      )}
      {data && !left && (
        <>
          <Reach enquiry={data} />
          {!data.isMerged && (
            <StageButtons enquiry={data} onChanged={show} onStale={() => void mutate()} />
          )}
          <EnquiryWork
            enquiry={data}
            onChanged={show}
            onStale={() => void mutate()}
            onLeft={leave}
          />
        </>
      )}
    </div>
  );
};

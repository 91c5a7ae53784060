import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { DESK_FAMILY_COPY as COPY } from '@/data/copy/desk/family';
import { sendSeparation, useDeskFamily } from '@/lib/api/desk/family';
import type { DeskEnquiry } from '@/lib/desk/contract';
import { useAction } from '@/lib/hooks/useAction';
import styles from './DeskEnquiryView.module.scss';
import { DuplicateNotice } from './DuplicateNotice';
import { MergedEnquiries } from './MergedEnquiries';
import { OtherEnquiries } from './OtherEnquiries';

type FamilyProps = { enquiry: DeskEnquiry; onChanged: (enquiry: DeskEnquiry) => void };

/** What else the family has sent, and which of it is a duplicate. */
export const Family = ({ enquiry, onChanged }: FamilyProps) => {
  const { reference, isMerged } = enquiry;
  const { data, error, mutate } = useDeskFamily(reference);
  const separation = useAction();
  const [said, setSaid] = useState<string | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);

  const separate = (duplicate: string) => {
    setSaid(null);
    void separation.run(async () => {
      const changed = await sendSeparation(duplicate);
      if (duplicate === reference) onChanged(changed);
      await mutate();
      setSaid(COPY.separated);
      // The button that was pressed is gone.
      outcome.current?.focus();
    });
  };

  return (
    <>
      {error && (
        <div role="alert" className={styles.part}>
          <p>
            {COPY.failed} {error.message}
          </p>
          <Button onClick={() => void mutate()}>{COPY.again}</Button>
        </div>
      )}
      {isMerged && (
        <DuplicateNotice
          reference={reference}
          kept={data?.kept ?? null}
          isBusy={separation.isBusy}
          onSeparate={separate}
        />
      )}
      {data && (
        <>
          <MergedEnquiries family={data} isBusy={separation.isBusy} onSeparate={separate} />
          <OtherEnquiries reference={reference} lines={isMerged ? [] : data.others} />
        </>
      )}
      <p ref={outcome} tabIndex={-1} role="status" className={styles.said}>
        {separation.error?.message ?? said}
      </p>
    </>
  );
};

import { useState } from 'react';
import { PrintButton } from '@/components/blocks/study/PrintButton';
import { Button } from '@/components/ui/Button';
import { COMPARE_COPY } from '@/data/copy/compare';
import styles from './ShareBar.module.scss';

/** Gives the comparison on: its link, or on paper. */
export const ShareBar = ({ address }: { address: string }) => {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );

  return (
    <div className={styles.root}>
      <Button tone="secondary" onClick={copy}>
        {COMPARE_COPY.share}
      </Button>
      <PrintButton />
      <p role="status" className={styles.note}>
        {outcome === 'copied' && COMPARE_COPY.copied}
        {outcome === 'refused' && (
          <>
            {COMPARE_COPY.notCopied} <span className={styles.address}>{address}</span>
          </>
        )}
      </p>
    </div>
  );
};

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { CALCULATOR_COPY } from '@/data/copy/calculator';
import styles from './CopyLink.module.scss';

type CopyLinkProps = { buildAddress: () => string };

/** Copies an address; where the browser does not allow it, shows it. */
export const CopyLink = ({ buildAddress }: CopyLinkProps) => {
  const [copied, setCopied] = useState<{ address: string; isDone: boolean } | null>(null);

  const copy = async () => {
    const address = buildAddress();
    try {
      await navigator.clipboard.writeText(address);
      setCopied({ address, isDone: true });
    } catch {
      setCopied({ address, isDone: false });
    }
  };

  return (
    <div className={styles.root}>
      <Button tone="quiet" onClick={copy}>
        {CALCULATOR_COPY.share}
      </Button>
      <p role="status" className={styles.note}>
        {copied?.isDone && CALCULATOR_COPY.copied}
        {copied?.isDone === false && (
          <>
            {CALCULATOR_COPY.notCopied} <span className={styles.address}>{copied.address}</span>
          </>
        )}
      </p>
    </div>
  );
};

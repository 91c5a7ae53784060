import { useState } from 'react';
import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { RecoveryCodes } from '@/components/blocks/desk/RecoveryCodes';
import { DESK_ACCOUNT_COPY as COPY } from '@/data/copy/desk/account';
import { FEW_RECOVERY_CODES } from '@/lib/desk/recoveryCodes';
import styles from './AccountView.module.scss';
import { RenewCodesForm } from './RenewCodesForm';

type AccountViewProps = { recoveryCodesLeft: number };

/** Everybody's own page at the desk: how many recovery codes are left, and new ones. */
export const AccountView = ({ recoveryCodesLeft }: AccountViewProps) => {
  const [left, setLeft] = useState(recoveryCodesLeft);
  const [codes, setCodes] = useState<string[] | null>(null);

  const show = (made: string[]) => {
    setCodes(made);
    setLeft(made.length);
  };

  return (
    <div className={styles.root}>
      <DeskHead title={COPY.title} />
      <div className={styles.panel}>
        {codes ? (
          <RecoveryCodes codes={codes} onward={COPY.done} onKept={() => setCodes(null)} />
        ) : (
          <>
            <h1>{COPY.title}</h1>
            <section className={styles.part} aria-labelledby="recovery-codes">
              <h2 id="recovery-codes">{COPY.codes}</h2>
              <p className={styles.left}>{COPY.left(left)}</p>
              <p>{COPY.what}</p>
              {left < FEW_RECOVERY_CODES && <p className={styles.few}>{COPY.few}</p>}
            </section>
            <RenewCodesForm onMade={show} />
          </>
        )}
      </div>
    </div>
  );
};

import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { LOGIN_COPY } from '@/data/copy/login';
import { showMobile } from '@/lib/login/mobile';
import { FormError } from './FormError';
import styles from './KnownNumber.module.scss';

type KnownNumberProps = {
  /** 10 digits, as the parent gave them. */
  mobile: string;
  isSending: boolean;
  error: string | null;
  onSend: () => void;
  onChangeMobile: () => void;
};

/** Stands where the mobile number is asked for, once it is known: one press sends the OTP. */
export const KnownNumber = ({
  mobile,
  isSending,
  error,
  onSend,
  onChangeMobile,
}: KnownNumberProps) => {
  const errorId = useId();
  const send = () => {
    if (!isSending) onSend();
  };
  return (
    <div className={styles.root}>
      <p className={styles.line}>
        <span className={styles.number}>{showMobile(mobile)}</span>
        <Button tone="quiet" onClick={onChangeMobile}>
          {LOGIN_COPY.change}
        </Button>
      </p>
      <Button
        aria-disabled={isSending}
        aria-describedby={error ? errorId : undefined}
        onClick={send}
      >
        {LOGIN_COPY.sendOtp}
      </Button>
      {error && <FormError id={errorId}>{error}</FormError>}
    </div>
  );
};

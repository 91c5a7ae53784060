import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { LOGIN_COPY } from '@/data/copy/login';
import { FormError } from './FormError';
import styles from './KnownNumber.module.scss';
import { NumberLine } from './NumberLine';

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
      <NumberLine mobile={mobile} onChangeMobile={onChangeMobile} />
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

import { Button } from '@/components/ui/Button';
import { LOGIN_COPY } from '@/data/copy/login';
import { useCountdown } from '@/lib/hooks/useCountdown';
import { formatCountdown } from '@/lib/login/countdown';
import styles from './ResendOtp.module.scss';

type ResendOtpProps = {
  /** When it may be pressed, in milliseconds of the browser's clock. */
  resendAt: number;
  isBusy: boolean;
  onResend: () => void;
};

/** Asks for another code, once the countdown is over. */
export const ResendOtp = ({ resendAt, isBusy, onResend }: ResendOtpProps) => {
  const seconds = useCountdown(resendAt);

  return (
    <div className={styles.root}>
      <Button tone="secondary" disabled={seconds !== 0 || isBusy} onClick={onResend}>
        {LOGIN_COPY.resendOtp}
      </Button>
      {seconds !== null && seconds > 0 && (
        <p className={styles.wait}>
          {LOGIN_COPY.resendIn}{' '}
          <span role="timer" className={styles.time}>
            {formatCountdown(seconds)}
          </span>
        </p>
      )}
    </div>
  );
};

import { useEffect } from 'react';
import { LOGIN_COPY } from '@/data/copy/login';
import { WARNINGS } from '@/data/copy/warnings';
import { OTP_WARNING_SECONDS } from '@/data/limits';
import { useCountdown } from '@/lib/hooks/useCountdown';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { FormStatus } from './FormStatus';
import styles from './OtpStatus.module.scss';

type OtpStatusProps = {
  /** When the OTP ends, in milliseconds of the browser's clock. */
  endsAt: number;
  isVerifying: boolean;
};

/** Under the boxes: that the OTP is being checked, that it soon ends, that it has ended. */
export const OtpStatus = ({ endsAt, isVerifying }: OtpStatusProps) => {
  const seconds = useCountdown(endsAt);
  const isEnding = seconds !== null && seconds > 0 && seconds <= OTP_WARNING_SECONDS;
  const { enqueueSnackbar } = useSnackbar();

  useEffect(() => {
    if (isEnding) enqueueSnackbar(WARNINGS.otpEnding, { variant: 'warning' });
  }, [isEnding, enqueueSnackbar]);

  const age = isEnding ? WARNINGS.otpEndingLine : seconds === 0 ? WARNINGS.otpEndedLine : null;
  return (
    <div className={styles.root}>
      <FormStatus>{isVerifying ? LOGIN_COPY.verifying : age}</FormStatus>
    </div>
  );
};

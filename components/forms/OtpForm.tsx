import { useId } from 'react';
import { LOGIN_COPY } from '@/data/copy/login';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { FormError } from './FormError';
import { NumberLine } from './NumberLine';
import { OtpBoxes } from './OtpBoxes';
import styles from './OtpForm.module.scss';
import { OtpStatus } from './OtpStatus';
import { ResendOtp } from './ResendOtp';

type OtpFormProps = {
  mobile: string;
  /** What the school system said of the code it sent. */
  message: string;
  /** A new number starts with empty boxes. */
  attempt: number;
  error: string | null;
  isVerifying: boolean;
  isResending: boolean;
  resendAt: number;
  /** When the OTP is too old, in milliseconds of the browser's clock. */
  endsAt: number;
  onComplete: (otp: string) => void;
  onChangeMobile: () => void;
  onResend: () => void;
};

/** Takes the digits of the OTP; checking begins with the last one. */
export const OtpForm = ({
  mobile,
  message,
  attempt,
  error,
  isVerifying,
  ...props
}: OtpFormProps) => {
  const errorId = useId();
  const isBusy = isVerifying || props.isResending;

  return (
    <div className={styles.root}>
      <div>
        <p role="status">{message}</p>
        <NumberLine mobile={mobile} disabled={isVerifying} onChangeMobile={props.onChangeMobile} />
      </div>
      <fieldset className={styles.code}>
        <legend className={styles.legend}>{LOGIN_COPY.otp}</legend>
        <OtpBoxes
          key={`boxes-${attempt}`}
          isBusy={isVerifying}
          isWrong={error !== null}
          describedBy={error ? errorId : undefined}
          onComplete={props.onComplete}
        />
        {error && (
          // The same words twice in a row are said twice.
          <FormError key={`error-${attempt}`} id={errorId}>
            {error}
          </FormError>
        )}
        <OtpStatus endsAt={props.endsAt} isVerifying={isVerifying} />
      </fieldset>
      <ResendOtp resendAt={props.resendAt} isBusy={isBusy} onResend={props.onResend} />
      <p className={styles.help}>
        <strong className={styles.question}>{LOGIN_COPY.notReceived}</strong>{' '}
        {LOGIN_COPY.notReceivedAdvice}{' '}
        <a href={`tel:${SCHOOL.phone}`}>{formatPhone(SCHOOL.phone)}</a>
      </p>
    </div>
  );
};

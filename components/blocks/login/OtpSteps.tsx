import dynamic from 'next/dynamic';
import { useState } from 'react';
import { KnownNumber } from '@/components/forms/KnownNumber';
import { MobileForm } from '@/components/forms/MobileForm';
import { type LoginOptions, useLogin } from '@/lib/login/useLogin';

// Fetched while the code is on its way to the telephone.
const OtpForm = dynamic(() => import('@/components/forms/OtpForm').then((part) => part.OtpForm), {
  ssr: false,
});

export type OtpStepsProps = Omit<LoginOptions, 'mobile'> & {
  /** Filled in, 10 digits. */
  mobile?: string;
  /** Whether this number was just given: then it is not asked for again. */
  isNumberKnown?: boolean;
  /** Whether the first field takes the focus at once: in a dialog, not on a page that is just read. */
  shouldFocus: boolean;
};

/** The mobile number, then the code that it was sent (specification 4.1). */
export const OtpSteps = ({
  mobile = '',
  isNumberKnown = false,
  shouldFocus,
  ...options
}: OtpStepsProps) => {
  const { state, send, enter, edit, change } = useLogin({ ...options, mobile });
  const [asksNumber, setAsksNumber] = useState(!isNumberKnown);

  const changeNumber = () => {
    setAsksNumber(true);
    change();
  };

  switch (state.step) {
    case 'mobile':
      return asksNumber ? (
        <MobileForm
          mobile={state.mobile}
          isSending={state.isSending}
          error={state.error}
          shouldFocus={shouldFocus || isNumberKnown || state.mobile !== mobile}
          onEdit={edit}
          onSend={send}
        />
      ) : (
        <KnownNumber
          mobile={mobile}
          isSending={state.isSending}
          error={state.error}
          onSend={() => send(mobile)}
          onChangeMobile={changeNumber}
        />
      );
    case 'otp':
    case 'verifying':
      return (
        <OtpForm
          mobile={state.mobile}
          message={state.message}
          attempt={state.attempt}
          error={state.step === 'otp' ? state.error : null}
          isVerifying={state.step === 'verifying'}
          isResending={state.step === 'otp' && state.isResending}
          resendAt={state.resendAt}
          endsAt={state.endsAt}
          onComplete={enter}
          onChangeMobile={changeNumber}
          onResend={() => send(state.mobile)}
        />
      );
    default:
      return null;
  }
};

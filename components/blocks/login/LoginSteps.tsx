import dynamic from 'next/dynamic';
import { useState } from 'react';
import { KnownNumber } from '@/components/forms/KnownNumber';
import { MobileForm } from '@/components/forms/MobileForm';
import { useLogin } from '@/lib/login/useLogin';

// Fetched while the code is on its way to the parent's phone.
const OtpForm = dynamic(() => import('@/components/forms/OtpForm').then((part) => part.OtpForm), {
  ssr: false,
});

type LoginStepsProps = {
  /** Filled in for the parent, 10 digits. */
  mobile?: string;
  /** Whether the parent has just given this number: then it is not asked for again. */
  isNumberKnown?: boolean;
  /** Whether the first field takes the focus at once: in a dialog, not on a page that is just read. */
  shouldFocus: boolean;
  /** Called once a session exists. `new`: the school does not know this parent yet. */
  onVerified: (outcome: 'known' | 'new') => void;
};

/** Page 1 of the login: the mobile number, then the OTP (specification 4.1). */
export const LoginSteps = ({
  mobile = '',
  isNumberKnown = false,
  shouldFocus,
  onVerified,
}: LoginStepsProps) => {
  const { state, send, enter, edit, change } = useLogin({ mobile, onVerified });
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

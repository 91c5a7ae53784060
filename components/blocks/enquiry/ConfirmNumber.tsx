import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/Button';
import { ENQUIRY_STATES } from '@/data/copy/enquiry';
import styles from './EnquiryThanks.module.scss';
import type { Confirmation } from './useEnquiryFlow';

// Only who has sent an enquiry sees it.
const LoginSteps = dynamic(
  () => import('@/components/blocks/login/LoginSteps').then((part) => part.LoginSteps),
  { ssr: false },
);

type ConfirmNumberProps = {
  /** As it stands in the enquiry; absent where a session had it. */
  mobile: string | undefined;
  confirmation: Confirmation;
  sendOn: () => Promise<void>;
};

/** Confirms the number of an enquiry by OTP, in the card that thanks for it. */
export const ConfirmNumber = ({ mobile, confirmation, sendOn }: ConfirmNumberProps) => {
  if (confirmation === 'sending') return <p role="status">{ENQUIRY_STATES.confirmed}</p>;
  if (confirmation === 'failed') {
    return <Button onClick={() => void sendOn()}>{ENQUIRY_STATES.sendAgain}</Button>;
  }
  return (
    <section className={styles.confirm} aria-label={ENQUIRY_STATES.confirm}>
      <p className={styles.confirmTitle}>{ENQUIRY_STATES.confirm}</p>
      <p>{ENQUIRY_STATES.confirmWhy}</p>
      <LoginSteps
        mobile={mobile}
        isNumberKnown={mobile !== undefined}
        shouldFocus={false}
        onVerified={() => void sendOn()}
      />
    </section>
  );
};

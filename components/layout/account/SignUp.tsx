import { useRef } from 'react';
import { EnquiryThanks } from '@/components/blocks/enquiry/EnquiryThanks';
import { useEnquiryFlow } from '@/components/blocks/enquiry/useEnquiryFlow';
import { EnquiryForm } from '@/components/forms/EnquiryForm';
import { LOGIN_COPY } from '@/data/copy/login';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import styles from './SignUp.module.scss';

/** Page 2 of the login: a new parent sends the enquiry, is welcomed and gets its reference. */
export const SignUp = () => {
  const { receipt, submit, confirm } = useEnquiryFlow();
  const intro = useRef<HTMLParagraphElement>(null);
  useFocusOnMount(intro);

  return receipt ? (
    <EnquiryThanks receipt={receipt} onConfirm={confirm} />
  ) : (
    <div className={styles.root}>
      <p ref={intro} className={styles.intro} tabIndex={-1}>
        {LOGIN_COPY.signUpIntro}
      </p>
      <EnquiryForm mode="signup" onSubmit={submit} />
    </div>
  );
};

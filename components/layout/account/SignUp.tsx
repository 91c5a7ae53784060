import { useRef, useState } from 'react';
import { EnquiryThanks } from '@/components/blocks/enquiry/EnquiryThanks';
import { useEnquiryFlow } from '@/components/blocks/enquiry/useEnquiryFlow';
import { EnquiryForm } from '@/components/forms/EnquiryForm';
import { LOGIN_COPY } from '@/data/copy/login';
import { signUpStart } from '@/lib/enquiry/signUpStart';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import styles from './SignUp.module.scss';

/** Page 2 of the login: a new parent sends the enquiry, is welcomed and gets its reference. */
export const SignUp = () => {
  const { sent, submit, ...confirming } = useEnquiryFlow();
  const intro = useRef<HTMLDivElement>(null);
  // Rendered in the browser only, so that it can read what the parent told us at once.
  const [{ start, names }] = useState(signUpStart);
  useFocusOnMount(intro);

  return sent ? (
    <EnquiryThanks sent={sent} {...confirming} />
  ) : (
    <div className={styles.root}>
      <div ref={intro} className={styles.intro} tabIndex={-1}>
        <p>{LOGIN_COPY.signUpIntro}</p>
        {names && <p>{LOGIN_COPY.signUpStart(names.branch, names.grade)}</p>}
      </div>
      <EnquiryForm mode="signup" {...start} onSubmit={submit} />
    </div>
  );
};

import { useState } from 'react';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { isEmailEntry } from '@/lib/login/mobile';

/** What to say in a field for a mobile number where somebody writes an e-mail address. */
export const useEmailCheck = () => {
  const [isEmail, setIsEmail] = useState(false);
  return {
    problem: isEmail ? ERROR_MESSAGES['mobile/incomplete'] : null,
    /** Takes what stands in the field after a key, before it is cleaned. */
    check: (text: string) => setIsEmail((wasEmail) => isEmailEntry(text, wasEmail)),
  };
};

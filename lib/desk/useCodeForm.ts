import { type FormEvent, useRef, useState } from 'react';
import { toSiteError } from '@/lib/site/siteError';

type CodeFormOptions = {
  /** What is said where nothing was typed in. */
  missing: string;
  /** Sends the code. Once it is taken, the form goes away. */
  onSend: (code: string) => Promise<void>;
};

/**
 * A form with one field, for a code of the authenticator app: it is sent once at a time. The field is
 * uncontrolled, so that what was typed before hydration stays: it takes `field` as its ref, and calls
 * `edit` where it changes.
 */
export const useCodeForm = ({ missing, onSend }: CodeFormOptions) => {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  const edit = () => setError(null);

  const fail = (cause: unknown) => setError(toSiteError(cause).message);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const code = field.current?.value ?? '';
    if (code.trim() === '') return setError(missing);
    setIsSending(true);
    setError(null);
    try {
      await onSend(code);
    } catch (cause) {
      fail(cause);
      setIsSending(false);
    }
  };

  return { field, error, isSending, edit, fail, submit };
};

import { type FormEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { LOGIN_COPY } from '@/data/copy/login';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import { cleanMobile } from '@/lib/login/mobile';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { FormError } from './FormError';
import { FormStatus } from './FormStatus';
import styles from './MobileForm.module.scss';
import { useEmailCheck } from './useEmailCheck';

type MobileFormProps = {
  /** Filled in at first. */
  mobile: string;
  isSending: boolean;
  error: string | null;
  /** Whether the field takes the focus when it appears. */
  shouldFocus: boolean;
  onEdit: () => void;
  onSend: (mobile: string) => void;
};

/** Takes the mobile number that gets the OTP. */
export const MobileForm = ({ isSending, onEdit, onSend, ...props }: MobileFormProps) => {
  const email = useEmailCheck();
  const { loadSnackbars } = useSnackbar();
  const error = props.error ?? email.problem;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useFocusOnMount(field, props.shouldFocus);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !field.current) return;
    field.current.focus();
    onSend(cleanMobile(field.current.value));
  };

  return (
    <form
      method="dialog"
      className={styles.root}
      onFocus={loadSnackbars}
      onSubmit={send}
      noValidate
    >
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {LOGIN_COPY.mobile}
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          {LOGIN_COPY.mobileHint}
        </p>
        <div className={error ? `${styles.entry} ${styles.isWrong}` : styles.entry}>
          <span aria-hidden="true" className={styles.country}>
            {LOGIN_COPY.countryCode}
          </span>
          {/* No name: without JavaScript the number must not end up in an address. Uncontrolled: what
              was typed before hydration stays. */}
          <input
            ref={field}
            id={id}
            className={styles.input}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            defaultValue={props.mobile}
            readOnly={isSending}
            aria-invalid={error !== null}
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            onChange={({ target }) => {
              email.check(target.value);
              target.value = cleanMobile(target.value);
              onEdit();
            }}
          />
        </div>
        {error && <FormError id={`${id}-error`}>{error}</FormError>}
      </div>
      <Button type="submit" aria-disabled={isSending}>
        {LOGIN_COPY.sendOtp}
      </Button>
      <FormStatus>{null}</FormStatus>
    </form>
  );
};

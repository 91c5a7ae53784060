import { MOBILE_DIGITS } from '@/data/limits';
import { cleanMobile, MOBILE_PATTERN } from '@/lib/login/mobile';
import { TextField, type TextFieldProps } from './TextField';
import { useEmailCheck } from './useEmailCheck';

type MobileFieldProps = Omit<TextFieldProps, 'type'> & {
  /** Whether JavaScript runs: before, the browser checks the number by itself. */
  isHydrated: boolean;
};

/** An Indian mobile number: digits only, ten of them. */
export const MobileField = ({ isHydrated, error, onChange, ...props }: MobileFieldProps) => {
  const email = useEmailCheck();
  return (
    <TextField
      {...props}
      error={error ?? email.problem ?? undefined}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      // A pasted +91 has to fit in before it is cut off.
      maxLength={isHydrated ? undefined : MOBILE_DIGITS}
      pattern={MOBILE_PATTERN}
      title={isHydrated ? undefined : props.hint}
      onChange={(event) => {
        email.check(event.target.value);
        event.target.value = cleanMobile(event.target.value);
        onChange?.(event);
      }}
    />
  );
};

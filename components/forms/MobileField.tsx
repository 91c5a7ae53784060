import { cleanMobile } from '@/lib/login/mobileEntry';
import { TextField, type TextFieldProps } from './TextField';

type MobileFieldProps = Omit<TextFieldProps, 'type'> & {
  /** Whether JavaScript runs: before, the browser checks the number by itself. */
  isLive: boolean;
};

/** An Indian mobile number: digits only, ten of them. */
export const MobileField = ({ isLive, onChange, ...props }: MobileFieldProps) => (
  <TextField
    {...props}
    type="tel"
    inputMode="numeric"
    autoComplete="tel-national"
    // A pasted +91 has to fit in before it is cut off.
    maxLength={isLive ? undefined : 10}
    pattern="[6-9][0-9]{9}"
    title={isLive ? undefined : props.hint}
    onChange={(event) => {
      event.target.value = cleanMobile(event.target.value);
      onChange?.(event);
    }}
  />
);

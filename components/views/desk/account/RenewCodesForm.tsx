import { FormStatus } from '@/components/forms/FormStatus';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { DESK_ACCOUNT_COPY as COPY } from '@/data/copy/desk/account';
import { renewRecoveryCodes } from '@/lib/api/desk/account';
import { useCodeForm } from '@/lib/desk/useCodeForm';
import styles from './AccountView.module.scss';

type RenewCodesFormProps = { onMade: (codes: string[]) => void };

/** Asks for a code of the app once more, and makes new recovery codes. */
export const RenewCodesForm = ({ onMade }: RenewCodesFormProps) => {
  const { field, error, isSending, edit, submit } = useCodeForm({
    missing: COPY.missing,
    onSend: async (typed) => onMade(await renewRecoveryCodes(typed)),
  });

  return (
    <form
      method="dialog"
      className={styles.part}
      onSubmit={submit}
      aria-labelledby="new-codes"
      noValidate
    >
      <h2 id="new-codes">{COPY.makeNew}</h2>
      <p>{COPY.makeNewHow}</p>
      <TextField
        id="desk-account-code"
        label={COPY.code}
        hint={COPY.codeHint}
        error={error ?? undefined}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        ref={field}
        readOnly={isSending}
        onChange={edit}
      />
      <Button type="submit" aria-disabled={isSending}>
        {COPY.submit}
      </Button>
      <FormStatus>{isSending ? COPY.sending : error}</FormStatus>
    </form>
  );
};

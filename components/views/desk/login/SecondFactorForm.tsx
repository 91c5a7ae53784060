import { useRouter } from 'next/router';
import { FormStatus } from '@/components/forms/FormStatus';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { DESK_LOGIN_COPY } from '@/data/copy/desk/login';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { type Entered, sendSecondFactor, signOutOfDesk } from '@/lib/api/desk/login';
import type { LoginStep } from '@/lib/desk/loginStep';
import { useCodeForm } from '@/lib/desk/useCodeForm';
import styles from './DeskLoginView.module.scss';
import { SetUp } from './SetUp';

type SecondFactorFormProps = {
  setUp: Extract<LoginStep, { is: 'code' }>['setUp'];
  onEntered: (entered: Entered) => void;
};

/** Takes the code of the authenticator app, or a recovery code. */
export const SecondFactorForm = ({ setUp, onEntered }: SecondFactorFormProps) => {
  const { replace } = useRouter();
  const { field, error, isSending, edit, fail, submit } = useCodeForm({
    missing: DESK_LOGIN_COPY.missing,
    onSend: async (typed) => onEntered(await sendSecondFactor(typed)),
  });

  const startAgain = async () => {
    await signOutOfDesk().catch(fail);
    await replace(DESK_PATHS.login);
  };

  return (
    <form method="dialog" className={styles.form} onSubmit={submit} noValidate>
      {setUp && <SetUp {...setUp} />}
      <TextField
        id="desk-code"
        label={DESK_LOGIN_COPY.code}
        hint={setUp ? DESK_LOGIN_COPY.firstCodeHint : DESK_LOGIN_COPY.codeHint}
        error={error ?? undefined}
        autoComplete="one-time-code"
        maxLength={40}
        ref={field}
        readOnly={isSending}
        onChange={edit}
      />
      <Button type="submit" aria-disabled={isSending}>
        {DESK_LOGIN_COPY.submit}
      </Button>
      <Button tone="quiet" onClick={() => void startAgain()}>
        {DESK_LOGIN_COPY.startAgain}
      </Button>
      <FormStatus>{isSending ? DESK_LOGIN_COPY.sending : error}</FormStatus>
    </form>
  );
};

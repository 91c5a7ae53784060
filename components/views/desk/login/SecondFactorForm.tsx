import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { FormStatus } from '@/components/forms/FormStatus';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { DESK_LOGIN_COPY } from '@/data/copy/desk/login';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { sendSecondFactor, signOutOfDesk } from '@/lib/api/desk/login';
import type { LoginStep } from '@/lib/desk/loginStep';
import { toSiteError } from '@/lib/site/siteError';
import styles from './DeskLoginView.module.scss';
import { SetUp } from './SetUp';

type SecondFactorFormProps = {
  setUp: Extract<LoginStep, { is: 'code' }>['setUp'];
  /** `recoveryCodes`: of an app that was just set up. */
  onEntered: (recoveryCodes: string[] | null) => void;
};

/** Takes the code of the authenticator app, or a recovery code. */
export const SecondFactorForm = ({ setUp, onEntered }: SecondFactorFormProps) => {
  const { replace } = useRouter();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (code.trim() === '') return setError(DESK_LOGIN_COPY.missing);
    setIsSending(true);
    setError(null);
    try {
      onEntered((await sendSecondFactor(code)).recoveryCodes);
    } catch (cause) {
      setError(toSiteError(cause).message);
      setIsSending(false);
    }
  };

  const startAgain = async () => {
    await signOutOfDesk().catch((cause) => setError(toSiteError(cause).message));
    await replace(DESK_PATHS.login);
  };

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {setUp && <SetUp {...setUp} />}
      <TextField
        id="desk-code"
        label={DESK_LOGIN_COPY.code}
        hint={setUp ? DESK_LOGIN_COPY.firstCodeHint : DESK_LOGIN_COPY.codeHint}
        error={error ?? undefined}
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        readOnly={isSending}
        onChange={({ target }) => {
          setCode(target.value);
          setError(null);
        }}
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

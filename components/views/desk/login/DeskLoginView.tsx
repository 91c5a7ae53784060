import { useRouter } from 'next/router';
import { useState } from 'react';
import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { OtpSteps } from '@/components/blocks/login/OtpSteps';
import { DESK_LOGIN_COPY } from '@/data/copy/desk/login';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { confirmStaff } from '@/lib/api/desk/login';
import type { LoginStep } from '@/lib/desk/loginStep';
import styles from './DeskLoginView.module.scss';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorForm } from './SecondFactorForm';

type DeskLoginViewProps = { step: LoginStep };

/** The login at the desk: number, code, then the code of an authenticator app. */
export const DeskLoginView = ({ step }: DeskLoginViewProps) => {
  const { replace } = useRouter();
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const open = () => void replace(DESK_PATHS.inbox);

  return (
    <div className={styles.root}>
      <DeskHead title={DESK_LOGIN_COPY.title} />
      <div className={styles.panel}>
        {recoveryCodes ? (
          <RecoveryCodes codes={recoveryCodes} onKept={open} />
        ) : (
          <>
            <h1>{DESK_LOGIN_COPY.title}</h1>
            {step.is === 'number' && (
              <>
                <p>{DESK_LOGIN_COPY.intro}</p>
                <OtpSteps
                  shouldFocus={false}
                  confirm={confirmStaff}
                  // The server knows the next step by now.
                  onVerified={() => void replace(DESK_PATHS.login)}
                />
              </>
            )}
            {step.is === 'code' && (
              <SecondFactorForm
                setUp={step.setUp}
                onEntered={(codes) => (codes ? setRecoveryCodes(codes) : open())}
              />
            )}
            <noscript>
              <p>{DESK_LOGIN_COPY.withoutScript}</p>
            </noscript>
          </>
        )}
      </div>
    </div>
  );
};

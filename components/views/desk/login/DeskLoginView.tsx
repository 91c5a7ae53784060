import { useRouter } from 'next/router';
import { useState } from 'react';
import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { RecoveryCodes } from '@/components/blocks/desk/RecoveryCodes';
import { OtpSteps } from '@/components/blocks/login/OtpSteps';
import { DESK_LOGIN_COPY } from '@/data/copy/desk/login';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { confirmStaff, type Entered } from '@/lib/api/desk/login';
import type { LoginStep } from '@/lib/desk/loginStep';
import { FEW_RECOVERY_CODES } from '@/lib/desk/recoveryCodes';
import styles from './DeskLoginView.module.scss';
import { FewCodes } from './FewCodes';
import { SecondFactorForm } from './SecondFactorForm';

type DeskLoginViewProps = { step: LoginStep };

/** The login at the desk: number, code, then the code of an authenticator app. */
export const DeskLoginView = ({ step }: DeskLoginViewProps) => {
  const { replace } = useRouter();
  const [entered, setEntered] = useState<Entered | null>(null);
  const open = () => void replace(DESK_PATHS.inbox);
  const enter = (now: Entered) => {
    const isWarned = now.recoveryCodesLeft < FEW_RECOVERY_CODES;
    return now.recoveryCodes || isWarned ? setEntered(now) : open();
  };

  return (
    <div className={styles.root}>
      <DeskHead title={DESK_LOGIN_COPY.title} />
      <div className={styles.panel}>
        {entered?.recoveryCodes && (
          <RecoveryCodes
            codes={entered.recoveryCodes}
            onward={DESK_LOGIN_COPY.onward}
            onKept={open}
          />
        )}
        {entered && !entered.recoveryCodes && (
          <FewCodes left={entered.recoveryCodesLeft} onLater={open} />
        )}
        {!entered && (
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
            {step.is === 'code' && <SecondFactorForm setUp={step.setUp} onEntered={enter} />}
            <noscript>
              <p>{DESK_LOGIN_COPY.withoutScript}</p>
            </noscript>
          </>
        )}
      </div>
    </div>
  );
};

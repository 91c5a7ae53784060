import { useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { DESK_LOGIN_COPY } from '@/data/copy/desk/login';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import styles from './RecoveryCodes.module.scss';

type RecoveryCodesProps = {
  codes: string[];
  /** What the button says that goes on. */
  onward: string;
  onKept: () => void;
};

/** The recovery codes, shown this once. */
export const RecoveryCodes = ({ codes, onward, onKept }: RecoveryCodesProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnMount(heading, true);

  return (
    <div className={styles.root}>
      <h1 ref={heading} tabIndex={-1}>
        {DESK_LOGIN_COPY.recovery}
      </h1>
      <p>{DESK_LOGIN_COPY.recoveryWhy}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button tone="secondary" onClick={() => window.print()}>
          {DESK_LOGIN_COPY.print}
        </Button>
        <Button onClick={onKept}>{onward}</Button>
      </div>
    </div>
  );
};

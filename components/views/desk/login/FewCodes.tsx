import { useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/Button';
import { FEW_CODES_COPY as COPY, DESK_ACCOUNT_COPY } from '@/data/copy/desk/account';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import styles from './DeskLoginView.module.scss';

type FewCodesProps = { left: number; onLater: () => void };

/** That hardly a recovery code is left, before the desk opens. */
export const FewCodes = ({ left, onLater }: FewCodesProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnMount(heading, true);

  return (
    <div className={styles.few}>
      <h1 ref={heading} tabIndex={-1}>
        {COPY.title}
      </h1>
      <p>
        {DESK_ACCOUNT_COPY.left(left)} {DESK_ACCOUNT_COPY.few}
      </p>
      <div className={styles.buttons}>
        <ButtonLink href={DESK_PATHS.account}>{COPY.make}</ButtonLink>
        <Button tone="secondary" onClick={onLater}>
          {COPY.later}
        </Button>
      </div>
    </div>
  );
};

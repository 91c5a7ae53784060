import dynamic from 'next/dynamic';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { ACCOUNT_COPY } from '@/data/copy/account';
import { PATHS } from '@/data/routes/paths';
import { useSession } from '@/lib/session/SessionContext';
import { useDialogs } from '@/lib/site/DialogProvider';
import styles from './AccountCorner.module.scss';

// Most visitors are anonymous.
const AccountToggle = dynamic(() => import('./AccountToggle').then((part) => part.AccountToggle), {
  ssr: false,
});

/** The header's corner for logging in, or for who is logged in. */
export const AccountCorner = () => {
  const { session } = useSession();

  return (
    <div className={styles.root}>
      {session?.isLoggedIn ? <AccountToggle username={session.username} /> : <LoginEntry />}
    </div>
  );
};

// A form, so that pressing it before the page's scripts have come leads to the login page.
const LoginEntry = () => {
  const { openDialog } = useDialogs();
  const openLogin = (event: FormEvent): void => {
    event.preventDefault();
    openDialog({ name: 'login', allowSignup: true });
  };
  return (
    <form action={PATHS.login} className={styles.entry} onSubmit={openLogin}>
      <Button type="submit" tone="secondary">
        {ACCOUNT_COPY.login}
      </Button>
    </form>
  );
};

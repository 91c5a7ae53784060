import type { FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { deferred } from '@/components/ui/deferred';
import { ACCOUNT_COPY } from '@/data/copy/account';
import { PATHS } from '@/data/routes/paths';
import { openDialog } from '@/lib/dialogs/dialogs';
import { useSession } from '@/lib/session/session';
import styles from './AccountCorner.module.scss';

// Most visitors are strangers.
const AccountToggle = deferred(() => import('./AccountToggle').then((part) => part.AccountToggle));

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
const LoginEntry = () => (
  <form action={PATHS.login} className={styles.entry} onSubmit={openLogin}>
    <Button type="submit" tone="secondary">
      {ACCOUNT_COPY.login}
    </Button>
  </form>
);

const openLogin = (event: FormEvent): void => {
  event.preventDefault();
  openDialog({ name: 'login', allowSignup: true });
};

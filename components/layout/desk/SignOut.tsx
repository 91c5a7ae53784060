import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { DESK_FRAME_COPY } from '@/data/copy/desk/frame';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { signOutOfDesk } from '@/lib/api/desk/login';
import { toSiteError } from '@/lib/site/siteError';

/** Ends the session at the desk. */
export const SignOut = () => {
  const [error, setError] = useState<string | null>(null);

  const signOut = async () => {
    try {
      await signOutOfDesk();
      // A whole page: nothing of what was shown stays in memory.
      window.location.assign(DESK_PATHS.login);
    } catch (cause) {
      setError(toSiteError(cause).message);
    }
  };

  return (
    <>
      <Button tone="quiet" onClick={() => void signOut()}>
        {DESK_FRAME_COPY.signOut}
      </Button>
      {error && <p role="alert">{error}</p>}
    </>
  );
};

import { SessionProvider, useSession as useAuthSession } from 'next-auth/react';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { SessionStatus, SiteSession } from '@/lib/login/contract';
import { mayHaveSession, parseSession } from './session';

type SessionState = { status: SessionStatus; session: SiteSession | null };

const LOADING: SessionState = { status: 'loading', session: null };

const SessionContext = createContext(LOADING);

type SiteSessionProviderProps = {
  children: ReactNode;
  /** Asks again every so many seconds while somebody is logged in. Off when unset. */
  pollSeconds?: number;
};

/**
 * Knows who is logged in: next-auth's provider, with two rules of ours. A visitor who never logged
 * in costs no request, and a request that fails does not log anybody out.
 */
export const SiteSessionProvider = ({ children, pollSeconds }: SiteSessionProviderProps) => {
  // https://next-auth.js.org/getting-started/client#sessionprovider: `undefined` asks the server,
  // `null` is the answer "nobody". The server's HTML is the same for both.
  const [start] = useState(() => (mayHaveSession() ? undefined : null));
  return (
    <SessionProvider session={start} refetchInterval={pollSeconds} refetchWhenOffline={false}>
      <KnownSession>{children}</KnownSession>
    </SessionProvider>
  );
};

/** Who is logged in. `loading` on the server and until the browser knows. */
export const useSession = (): SessionState => useContext(SessionContext);

const KnownSession = ({ children }: { children: ReactNode }) => {
  const { data, status } = useAuthSession();
  const answer = useMemo(() => parseSession(data), [data]);
  const [latest, setLatest] = useState(answer);
  // Next-auth says `null` after a failed request as well; only the server takes the cookie away.
  const isFailure = status === 'unauthenticated' && latest !== null && mayHaveSession();
  const session = isFailure ? latest : answer;
  if (session !== latest) setLatest(session);

  const state = useMemo(
    () => ({ status: session ? ('authenticated' as const) : status, session }),
    [session, status],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
};

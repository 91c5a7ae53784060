import dynamic from 'next/dynamic';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { SessionStatus, SiteSession } from '@/lib/login/contract';
import { mayHaveSession } from './session';

export type SessionState = { status: SessionStatus; session: SiteSession | null };

type SharedSession = SessionState & {
  /** After somebody has logged in here: asks the server who it is. */
  readSession: () => void;
};

const LOADING: SessionState = { status: 'loading', session: null };
const UNAUTHENTICATED: SessionState = { status: 'unauthenticated', session: null };

const SessionContext = createContext<SharedSession>({ ...LOADING, readSession: () => undefined });

// 11 kB with next-auth, which visitors who never logged in do not need.
const AuthSession = dynamic(() => import('./AuthSession').then((part) => part.AuthSession), {
  ssr: false,
});

type SiteSessionProviderProps = {
  children: ReactNode;
  /** Asks again every so many seconds while somebody is logged in. Off when unset. */
  pollSeconds?: number;
};

/** Knows who is logged in. A visitor who never logged in costs no request. */
export const SiteSessionProvider = ({ children, pollSeconds }: SiteSessionProviderProps) => {
  const [state, setState] = useState(LOADING);
  const [isAsking, setIsAsking] = useState(false);

  // Also for a visitor who logs in in another tab; once next-auth is here, it listens by itself.
  useEffect(() => {
    const look = () => {
      if (mayHaveSession()) setIsAsking(true);
      else setState((current) => (current.session ? current : UNAUTHENTICATED));
    };
    // Whatever is not hydrated yet may stay so: React would hydrate it at once for another update.
    startTransition(look);
    window.addEventListener('storage', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  const readSession = useCallback(() => {
    setIsAsking(true);
    setState((current) => (current.session ? current : LOADING));
  }, []);

  // Next-auth says `unauthenticated` after a failed request as well: only the server, which then
  // takes the cookie away, logs anybody out.
  const note = useCallback((next: SessionState) => {
    const isFailure = next.status === 'unauthenticated' && mayHaveSession();
    setState((current) => (isFailure && current.session ? current : next));
  }, []);

  const shared = useMemo(() => ({ ...state, readSession }), [state, readSession]);
  return (
    <SessionContext value={shared}>
      {children}
      {isAsking && <AuthSession pollSeconds={pollSeconds} onChange={note} />}
    </SessionContext>
  );
};

/** Who is logged in. `loading` on the server and until the browser knows. */
export const useSession = (): SharedSession => useContext(SessionContext);

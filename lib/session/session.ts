import { useEffect, useSyncExternalStore } from 'react';
import type { SessionStatus, SiteSession } from '@/lib/login/contract';

type SessionState = { status: SessionStatus; session: SiteSession | null };

type SessionOptions = {
  /** Asks again every so many seconds. Off when unset. */
  pollSeconds?: number;
};

const LOADING: SessionState = { status: 'loading', session: null };
const UNAUTHENTICATED: SessionState = { status: 'unauthenticated', session: null };

// The server keeps this readable cookie beside the encrypted one, so that a visitor who never
// logged in costs no request.
const COMPANION_COOKIE = /(?:^|;\s*)opaline\.session=1(?:;|$)/;

// NextAuth's own key and message: its tabs and ours hear each other.
export const MESSAGE_KEY = 'nextauth.message';

const listeners = new Set<() => void>();
let state = LOADING;
let latestRequest = 0;

const set = (next: SessionState): void => {
  state = next;
  for (const listener of listeners) listener();
};

const hasCompanionCookie = (): boolean => COMPANION_COOKIE.test(document.cookie);

/** Brings the session up to date. No request where no cookie says that there is one. */
export const refreshSession = async (): Promise<void> => {
  latestRequest += 1;
  const ownRequest = latestRequest;
  const next = hasCompanionCookie() ? await fetchState() : UNAUTHENTICATED;
  // An answer that a newer question has overtaken says nothing any more.
  if (ownRequest === latestRequest) set(next);
};

const fetchState = async (): Promise<SessionState> => {
  try {
    const { getSession } = await import('@/lib/api/session');
    const session = await getSession();
    return session ? { status: 'authenticated', session } : UNAUTHENTICATED;
  } catch {
    // Offline for a moment does not log anybody out.
    return state.session ? state : UNAUTHENTICATED;
  }
};

/** Brings the session up to date here and, after it changed, in the visitor's other tabs. */
export const shareSession = async (): Promise<void> => {
  await refreshSession();
  const message = { event: 'session', data: { trigger: 'getSession' }, timestamp: Date.now() };
  try {
    localStorage.setItem(MESSAGE_KEY, JSON.stringify(message));
  } catch {
    // Storage may be full or forbidden; other tabs then hear of it when they are looked at.
  }
};

/** Logs in with a ticket of our login endpoint. Throws `login/failed`. */
export const signInWithTicket = async (ticket: string): Promise<void> => {
  const { signInWith } = await import('./authService');
  await signInWith(ticket);
  await shareSession();
};

/** Logs out here and in other tabs, and says how it went. */
export const signOutNow = async (): Promise<void> => {
  const { signOutQuietly, tellSignOut } = await import('./authService');
  const isSent = await signOutQuietly();
  await refreshSession();
  tellSignOut(isSent && state.status === 'unauthenticated');
};

const refreshOnSight = (): void => {
  if (document.visibilityState === 'visible') void refreshSession();
};

const refreshOnMessage = (event: StorageEvent): void => {
  if (event.key === MESSAGE_KEY && event.newValue) void refreshSession();
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', refreshOnSight);
    window.addEventListener('storage', refreshOnMessage);
    void refreshSession();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', refreshOnSight);
    window.removeEventListener('storage', refreshOnMessage);
  };
};

/** Who is logged in. `loading` on the server and until the browser knows. */
export const useSession = ({ pollSeconds }: SessionOptions = {}): SessionState => {
  useEffect(() => {
    if (!pollSeconds) return;
    const timer = setInterval(refreshOnSight, pollSeconds * 1000);
    return () => clearInterval(timer);
  }, [pollSeconds]);

  return useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );
};

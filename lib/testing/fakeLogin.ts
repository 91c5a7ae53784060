import { HttpResponse, http } from 'msw';
import type { SiteSession } from '@/lib/login/contract';
import { AUTH_MESSAGE_KEY } from '@/lib/session/session';
import { fakeNetwork } from './fakeNetwork';

/** Whose session the fake service has to give. */
export const ASHA: SiteSession = {
  username: 'Asha Kulkarni',
  gradeDetails: 'Grade 3',
  isLoggedIn: true,
  user_details: null,
  contact: '+91-9000000001',
  expires: '2030-01-01T00:00:00.000Z',
};

/** A parent whose number is confirmed, and whom the school does not know yet. */
export const NEWCOMER: SiteSession = { ...ASHA, username: '', gradeDetails: '', isLoggedIn: false };

type FakeLogin = {
  /** Who is logged in at first. */
  session?: SiteSession;
  /** Who the ticket and the token are for. */
  next?: SiteSession;
  /** What the provider says instead of letting the ticket in. */
  signInError?: string;
  /** Whether logging out goes wrong. */
  isSignOutBroken?: boolean;
};

const COMPANION = 'opaline.session';

/** Plays NextAuth and our update-token. Its `calls` lists what it was asked, as `GET session`. */
export const playLogin = ({
  session,
  next = ASHA,
  signInError,
  isSignOutBroken,
}: FakeLogin = {}) => {
  const calls: string[] = [];
  let current = session;

  const setSession = (changed: SiteSession | undefined) => {
    current = changed;
    // The browser of these tests has no Cookie Store.
    const cookie = changed ? `${COMPANION}=1; path=/` : `${COMPANION}=; path=/; max-age=0`;
    Reflect.set(document, 'cookie', cookie);
  };
  setSession(session);

  fakeNetwork.use(
    http.all('*/api/auth/*', ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname.slice('/api/auth/'.length)}`);
    }),
    http.get('*/api/auth/session', () => HttpResponse.json(current ?? {})),
    http.get('*/api/auth/csrf', () => HttpResponse.json({ csrfToken: 'csrf' })),
    http.get('*/api/auth/providers', () =>
      HttpResponse.json({ otp: { id: 'otp', name: 'OTP', type: 'credentials' } }),
    ),
    http.post('*/api/auth/callback/otp', async ({ request }) => {
      const callbackUrl = new URLSearchParams(await request.text()).get('callbackUrl');
      const url = new URL(callbackUrl ?? '/', location.origin);
      if (signInError) {
        url.searchParams.set('error', signInError);
        return HttpResponse.json({ url }, { status: 401 });
      }
      setSession(next);
      return HttpResponse.json({ url });
    }),
    http.post('*/api/auth/signout', () => {
      if (isSignOutBroken) return new HttpResponse('broken', { status: 500 });
      setSession(undefined);
      return HttpResponse.json({ url: location.origin });
    }),
    http.post('*/api/auth/sign-out-everywhere', () => {
      if (isSignOutBroken) return new HttpResponse('broken', { status: 500 });
      const code = current ? null : 'session/required';
      setSession(undefined);
      return code ? HttpResponse.json({ error: { code } }, { status: 401 }) : HttpResponse.json({});
    }),
    http.post('*/api/auth/_log', () => HttpResponse.json({})),
    http.post('*/api/auth/update-token', () => {
      setSession(next);
      return HttpResponse.json({ updated: true });
    }),
  );
  return { calls };
};

/** What this tab hears when the visitor logs in or out in another one. */
export const hearOtherTab = (): void => {
  const newValue = JSON.stringify({ event: 'session', data: { trigger: 'signout' } });
  window.dispatchEvent(new StorageEvent('storage', { key: AUTH_MESSAGE_KEY, newValue }));
};

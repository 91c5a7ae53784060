/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { onNotice } from '@/lib/notify/notify';
import { ASHA, playLogin } from '@/lib/testing/fakeLogin';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { refreshSession, signInWithTicket, signOutNow, useSession } from './session';

const Who = ({ pollSeconds }: { pollSeconds?: number }) => {
  const { status, session } = useSession({ pollSeconds });
  return (
    <p>
      {status} {session?.username}
    </p>
  );
};

const show = async (fake: Parameters<typeof playLogin>[0], expected: string) => {
  const { calls } = playLogin(fake);
  // The store outlives a test, as it outlives a page.
  await act(refreshSession);
  calls.length = 0;
  render(<Who />);
  await screen.findByText(expected);
  return calls;
};

const listenToNotices = () => {
  const notices: string[] = [];
  const stop = onNotice(({ tone, text }) => notices.push(`${tone}: ${text}`));
  return { notices, stop };
};

it('asks nothing for a visitor who never logged in', async () => {
  const calls = await show({}, 'unauthenticated');
  expect(calls).toEqual([]);
});

it('asks once where the companion cookie says that there is a session', async () => {
  const calls = await show({ session: ASHA }, 'authenticated Asha Kulkarni');
  expect(calls).toEqual(['GET session']);
});

it('believes the server when it knows of no session behind the cookie', async () => {
  playLogin({ session: ASHA });
  fakeNetwork.use(http.get('*/api/auth/session', () => HttpResponse.json({})));
  await act(refreshSession);
  render(<Who />);
  expect(await screen.findByText('unauthenticated')).toBeVisible();
});

it('stays logged in through a moment without a network', async () => {
  await show({ session: ASHA }, 'authenticated Asha Kulkarni');
  fakeNetwork.use(http.get('*/api/auth/session', () => HttpResponse.error()));
  await act(refreshSession);
  expect(screen.getByText('authenticated Asha Kulkarni')).toBeVisible();
});

it('looks again when the tab is seen again', async () => {
  const calls = await show({ session: ASHA }, 'authenticated Asha Kulkarni');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(calls).toEqual(['GET session', 'GET session']));
});

it('hears from another tab that the visitor logged out there', async () => {
  await show({ session: ASHA }, 'authenticated Asha Kulkarni');
  playLogin({});
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue: '{}' }));
  });
  expect(await screen.findByText('unauthenticated')).toBeVisible();
});

it.each([
  ['another key', { key: 'theme', newValue: 'x' }],
  ['a message that was taken away', { key: 'nextauth.message', newValue: null }],
])('does not ask because of %s', async (_what, change) => {
  const calls = await show({ session: ASHA }, 'authenticated Asha Kulkarni');
  act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
  await act(async () => undefined);
  expect(calls).toEqual(['GET session']);
});

it('polls only where it was asked to', async () => {
  const { calls } = playLogin({ session: ASHA });
  render(<Who pollSeconds={0.05} />);
  await waitFor(() => expect(calls.length).toBeGreaterThan(2));
});

it('logs in with a ticket and tells the other tabs', async () => {
  await show({}, 'unauthenticated');
  await act(() => signInWithTicket('ticket'));
  expect(screen.getByText('authenticated Asha Kulkarni')).toBeVisible();
  expect(localStorage.getItem('nextauth.message')).toContain('"event":"session"');
});

it('does not take the reason for coming to the login page for a refusal', async () => {
  await show({}, 'unauthenticated');
  history.replaceState(null, '', '/login?error=SessionRequired');
  await act(() => signInWithTicket('ticket'));
  history.replaceState(null, '', '/');
  expect(screen.getByText('authenticated Asha Kulkarni')).toBeVisible();
});

it.each([
  ['no reason', 'CredentialsSignin', 'Failed to Login'],
  ['a reason for people', 'This login was used already.', 'This login was used already.'],
])('throws with %s when the ticket is refused', async (_what, signInError, message) => {
  await show({ signInError }, 'unauthenticated');
  await expect(signInWithTicket('ticket')).rejects.toMatchObject({ code: 'login/failed', message });
});

it('stays on the page when the login service is away', async () => {
  await show({}, 'unauthenticated');
  const silence = jest.spyOn(console, 'error').mockReturnValue();
  fakeNetwork.use(http.get('*/api/auth/providers', () => HttpResponse.error()));
  await expect(signInWithTicket('ticket')).rejects.toMatchObject({ message: 'Failed to Login' });
  silence.mockRestore();
});

it('logs out, says so and leaves no message behind', async () => {
  await show({ session: ASHA }, 'authenticated Asha Kulkarni');
  const { notices, stop } = listenToNotices();
  await act(signOutNow);
  expect(screen.getByText('unauthenticated')).toBeVisible();
  expect(notices).toEqual(['success: Logged out successfully']);
  expect(localStorage.getItem('nextauth.message')).toBeNull();
  stop();
});

it('says when logging out went wrong', async () => {
  await show({ session: ASHA, isSignOutBroken: true }, 'authenticated Asha Kulkarni');
  const { notices, stop } = listenToNotices();
  await act(signOutNow);
  expect(notices).toEqual(['error: Logout failed']);
  expect(screen.getByText('authenticated Asha Kulkarni')).toBeVisible();
  stop();
});

it('does not say that it logged out when the server could not', async () => {
  await show({ session: ASHA }, 'authenticated Asha Kulkarni');
  const { notices, stop } = listenToNotices();
  const refusal = { error: { code: 'session/logout-failed', message: 'Logout failed' } };
  fakeNetwork.use(
    http.post('*/api/auth/signout', () => HttpResponse.json(refusal, { status: 503 })),
  );
  await act(signOutNow);
  expect(notices).toEqual(['error: Logout failed']);
  expect(screen.getByText('authenticated Asha Kulkarni')).toBeVisible();
  stop();
});

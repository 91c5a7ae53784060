/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ASHA, hearOtherTab, playLogin } from '@/lib/testing/fakeLogin';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { shownSnackbars } from '@/lib/testing/snackbars';
import { SiteSessionProvider, useSession } from './SessionContext';
import { signInWithTicket } from './signInWithTicket';
import { useSignIn } from './useSignIn';
import { useSignOut } from './useSignOut';

const Who = () => {
  const { status, session } = useSession();
  const signIn = useSignIn();
  const signOut = useSignOut();
  return (
    <>
      <p>
        {status} {session?.username}
      </p>
      <button type="button" onClick={() => void signOut()}>
        Sign Out
      </button>
      <button type="button" onClick={() => void signIn({ ticket: 'ticket' })}>
        Log in
      </button>
    </>
  );
};

const show = async (fake: Parameters<typeof playLogin>[0], expected: string) => {
  const { calls } = playLogin(fake);
  const { person } = render(<Who />);
  await screen.findByText(expected);
  return {
    calls,
    signOut: () => person.click(screen.getByRole('button', { name: 'Sign Out' })),
    logIn: () => person.click(screen.getByRole('button', { name: 'Log in' })),
  };
};

const showAsha = () => show({ session: ASHA }, 'authenticated Asha Kulkarni');

const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

it('asks nothing for a visitor who never logged in', async () => {
  const { calls } = await show({}, 'unauthenticated');
  lookAgain();
  expect(calls).toEqual([]);
});

it('asks once where the companion cookie says that there is a session', async () => {
  const { calls } = await showAsha();
  expect(calls).toEqual(['GET session']);
});

it('believes the server when it knows of no session behind the cookie', async () => {
  playLogin({ session: ASHA });
  fakeNetwork.use(http.get('*/api/auth/session', () => HttpResponse.json({})));
  render(<Who />);
  expect(await screen.findByText('unauthenticated')).toBeVisible();
});

it('stays logged in through a moment without a network', async () => {
  const { calls } = await showAsha();
  const silence = jest.spyOn(console, 'error').mockReturnValue();
  fakeNetwork.use(http.get('*/api/auth/session', () => HttpResponse.error()));
  await waitFor(() => {
    lookAgain();
    expect(calls).toContain('POST _log');
  });
  expect(screen.getByText('authenticated Asha Kulkarni')).toBeVisible();
  silence.mockRestore();
});

it('looks again when the tab is seen again', async () => {
  const { calls } = await showAsha();
  await waitFor(() => {
    lookAgain();
    expect(calls).toEqual(['GET session', 'GET session']);
  });
});

const tellTab = (change: StorageEventInit) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', change)));

it('hears from another tab that an anonymous visitor logged in there', async () => {
  await show({}, 'unauthenticated');
  playLogin({ session: ASHA });
  act(hearOtherTab);
  expect(await screen.findByText('authenticated Asha Kulkarni')).toBeVisible();
});

it('hears from another tab that the visitor logged out there', async () => {
  await showAsha();
  playLogin({});
  act(hearOtherTab);
  expect(await screen.findByText('unauthenticated')).toBeVisible();
});

it.each([
  ['another key', { key: 'theme', newValue: 'x' }],
  ['a message that was taken away', { key: 'nextauth.message', newValue: null }],
])('does not ask because of %s', async (_what, change) => {
  const { calls } = await showAsha();
  tellTab(change);
  await act(async () => undefined);
  expect(calls).toEqual(['GET session']);
});

it('polls only where it was asked to', async () => {
  const { calls } = playLogin({ session: ASHA });
  render(
    <SiteSessionProvider pollSeconds={1}>
      <Who />
    </SiteSessionProvider>,
  );
  await waitFor(() => expect(calls.length).toBeGreaterThan(2));
});

it('logs in with a ticket and tells the other tabs', async () => {
  const { logIn } = await show({}, 'unauthenticated');
  await logIn();
  expect(await screen.findByText('authenticated Asha Kulkarni')).toBeVisible();
  expect(localStorage.getItem('nextauth.message')).toContain('"event":"session"');
});

it('does not take the reason for coming to the login page for a refusal', async () => {
  const { logIn } = await show({}, 'unauthenticated');
  history.replaceState(null, '', '/login?error=SessionRequired');
  await logIn();
  expect(await screen.findByText('authenticated Asha Kulkarni')).toBeVisible();
  history.replaceState(null, '', '/');
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
  const { signOut } = await showAsha();
  await signOut();
  expect(await screen.findByText('unauthenticated')).toBeVisible();
  await waitFor(() => expect(shownSnackbars()).toEqual(['Logged out successfully']));
  expect(localStorage.getItem('nextauth.message')).toBeNull();
});

it('says when logging out went wrong', async () => {
  const { signOut } = await show(
    { session: ASHA, isSignOutBroken: true },
    'authenticated Asha Kulkarni',
  );
  await signOut();
  await waitFor(() => expect(shownSnackbars()).toEqual(['Logout failed']));
  expect(screen.getByText('authenticated Asha Kulkarni')).toBeVisible();
});

it('does not say that it logged out when the server could not', async () => {
  const { signOut } = await showAsha();
  const refusal = { error: { code: 'session/logout-failed', message: 'Logout failed' } };
  fakeNetwork.use(
    http.post('*/api/auth/signout', () => HttpResponse.json(refusal, { status: 503 })),
  );
  await signOut();
  await waitFor(() => expect(shownSnackbars()).toEqual(['Logout failed']));
  expect(screen.getByText('authenticated Asha Kulkarni')).toBeVisible();
});

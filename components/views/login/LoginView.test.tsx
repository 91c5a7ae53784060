/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useRouter } from 'next/router';
import { ASHA, NEWCOMER, playLogin } from '@/lib/testing/fakeLogin';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { OTP } from '@/lib/testing/sampleOtp';
import { LoginView } from './LoginView';

jest.mock('next/router', () => ({ ...jest.requireActual('next/router'), useRouter: jest.fn() }));

const REQUIRED = { error: 'SessionRequired', callbackUrl: '/my-enquiries' };

const open = async (
  query: Record<string, string> = {},
  fake: Parameters<typeof playLogin>[0] = {},
) => {
  playLogin(fake);
  window.history.replaceState(null, '', `/login?${new URLSearchParams(query)}`);
  const replace = jest.fn().mockResolvedValue(true);
  // As on a weak network: what the router knows of the address may come late, or never.
  jest.mocked(useRouter).mockReturnValue({
    ...jest.requireActual('next/router').default,
    isReady: false,
    query: {},
    replace,
  });
  return { replace, ...render(<LoginView />) };
};

const logIn = async (
  answer: object,
  query: Record<string, string>,
  fake?: Parameters<typeof playLogin>[0],
) => {
  const opened = await open(query, fake);
  fakeNetwork.use(
    http.post('*/api/otp/send', () =>
      HttpResponse.json({ message: 'sent', challenge: 'c', resendAfter: 120 }),
    ),
    http.post('*/api/otp/verify', () => HttpResponse.json(answer)),
  );
  await opened.person.type(screen.getByLabelText('Mobile number'), '9845012345');
  await opened.person.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByLabelText('OTP digit 1');
  await opened.person.keyboard(OTP);
  return opened;
};

it('is a page of its own with one heading', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Parent login');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says why a visitor was sent here', async () => {
  await open(REQUIRED);
  expect(screen.getByRole('alert')).toHaveTextContent('Please log in to see this page.');
});

it('takes a parent to the page that asked for a login', async () => {
  const { replace } = await logIn({ outcome: 'onboarded', message: 'ok', ticket: 't' }, REQUIRED);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/my-enquiries'));
  expect(replace).toHaveBeenCalledTimes(1);
});

it.each([
  ['no page asked', {}],
  ['a page elsewhere asked', { callbackUrl: '//evil.example' }],
])('takes a parent home when %s', async (_what, query) => {
  const { replace } = await logIn({ outcome: 'known', message: 'ok', ticket: 't' }, query);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
});

it('takes a new parent on too, when a page asked', async () => {
  const answer = { outcome: 'new', message: 'ok', ticket: 't', accessToken: 'a' };
  const { replace } = await logIn(answer, REQUIRED, { next: NEWCOMER });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/my-enquiries'));
});

it('lets a new parent sign up where no page asked', async () => {
  const answer = { outcome: 'new', message: 'ok', ticket: 't', accessToken: 'a' };
  const { replace } = await logIn(answer, {}, { next: NEWCOMER });
  expect(await screen.findByRole('heading', { name: 'Sign Up' })).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

it('does not keep a parent who is logged in already', async () => {
  const { replace } = await open(REQUIRED, { session: ASHA });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/my-enquiries'));
  expect(screen.getByText('You are logged in. Taking you on…')).toBeVisible();
});

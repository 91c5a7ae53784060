/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useRouter } from 'next/router';
import { ASHA, playLogin } from '@/lib/testing/fakeLogin';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { SAMPLE_REFERENCE } from '@/lib/testing/sampleReference';
import { shownSnackbars } from '@/lib/testing/snackbars';
import { OwnEnquiriesView } from './OwnEnquiriesView';

jest.mock('next/router', () => ({ ...jest.requireActual('next/router'), useRouter: jest.fn() }));

const TARA = {
  reference: SAMPLE_REFERENCE,
  created: '2025-04-15T18:30:00.000Z',
  child: 'Tara',
  branch: 'OIS Jalahalli',
  stage: 'sent',
  isWithdrawn: false,
};

const open = async (session?: typeof ASHA) => {
  playLogin({ session });
  const replace = jest.fn().mockResolvedValue(true);
  jest.mocked(useRouter).mockReturnValue({
    ...jest.requireActual('next/router').default,
    asPath: '/my-enquiries',
    replace,
  });
  return {
    replace,
    ...render(<OwnEnquiriesView />),
  };
};

const answer = (enquiries: unknown) =>
  fakeNetwork.use(http.get('*/api/enquiries/mine', () => HttpResponse.json({ enquiries })));

it('sends a visitor without a session to the login and back', async () => {
  const { replace } = await open();
  await waitFor(() =>
    expect(replace).toHaveBeenCalledWith(
      '/login?error=SessionRequired&callbackUrl=%2Fmy-enquiries',
    ),
  );
});

it('lists what the parent has sent, each with its page', async () => {
  answer([TARA, { ...TARA, reference: 7 }]);
  await open(ASHA);
  expect(await screen.findByText('Tara, OIS Jalahalli')).toBeVisible();
  expect(screen.getByText('Sent to the admissions team')).toBeVisible();
  expect(screen.getByText('16 April 2025')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: SAMPLE_REFERENCE })).toHaveAttribute(
    'href',
    `/enquiry/${SAMPLE_REFERENCE}`,
  );
});

it('offers the form to a parent who has sent nothing', async () => {
  answer([]);
  await open(ASHA);
  expect(await screen.findByRole('link', { name: 'Send an enquiry' })).toHaveAttribute(
    'href',
    '/application-form',
  );
});

it('lets a parent try again when the list cannot be read', async () => {
  fakeNetwork.use(http.get('*/api/enquiries/mine', () => HttpResponse.error()));
  const { person } = await open(ASHA);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the school.');
  answer([TARA]);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Tara, OIS Jalahalli')).toBeVisible();
});

describe('signing out everywhere', () => {
  const press = async (fake: Parameters<typeof playLogin>[0] = {}) => {
    answer([]);
    const { person, replace } = await open(ASHA);
    await screen.findByText('There is no enquiry from this number yet.');
    const { calls } = playLogin({ session: ASHA, ...fake });
    await person.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    return { calls, replace };
  };

  it('ends the login on all devices, says so, and leads to the login', async () => {
    const { calls, replace } = await press();
    await waitFor(() => expect(shownSnackbars()).toEqual(['Logged out on all devices']));
    expect(calls).toContain('POST sign-out-everywhere');
    expect(calls).toContain('POST signout');
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
  });

  it('says when it went wrong, and the parent stays logged in', async () => {
    const { calls } = await press({ isSignOutBroken: true });
    await waitFor(() => expect(shownSnackbars()).toEqual(['Logout failed']));
    expect(calls).not.toContain('POST signout');
    expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  });

  it('is done where another device did it meanwhile', async () => {
    await press({ session: undefined });
    await waitFor(() => expect(shownSnackbars()).toEqual(['Logged out on all devices']));
  });
});

it('offers nothing to sign out of to a visitor without a session', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).not.toBeInTheDocument();
});

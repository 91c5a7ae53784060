/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { useRouter } from 'next/router';
import { ASHA, playLogin } from '@/lib/testing/fakeLogin';
import { render } from '@/lib/testing/render';
import { useRequireSession } from './useRequireSession';

jest.mock('next/router', () => ({ ...jest.requireActual('next/router'), useRouter: jest.fn() }));

const Private = () => <p>{useRequireSession().status}</p>;

const open = (fake: Parameters<typeof playLogin>[0]) => {
  playLogin(fake);
  const replace = jest.fn().mockResolvedValue(true);
  jest.mocked(useRouter).mockReturnValue({
    ...jest.requireActual('next/router').default,
    asPath: '/my-enquiries?page=2',
    replace,
  });
  render(<Private />);
  return replace;
};

it('sends a visitor without a session to the login page, and back afterwards', async () => {
  const replace = open({});
  await waitFor(() =>
    expect(replace).toHaveBeenCalledWith(
      '/login?error=SessionRequired&callbackUrl=%2Fmy-enquiries%3Fpage%3D2',
    ),
  );
});

it('lets a parent with a session stay', async () => {
  const replace = open({ session: ASHA });
  expect(await screen.findByText('authenticated')).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

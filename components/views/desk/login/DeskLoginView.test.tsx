/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useRouter } from 'next/router';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { DeskLoginView } from './DeskLoginView';

jest.mock('next/router', () => ({ ...jest.requireActual('next/router'), useRouter: jest.fn() }));

/** Types a right code, with so many recovery codes left: what opens next. */
const logIn = async (recoveryCodesLeft: number) => {
  const replace = jest.fn().mockResolvedValue(true);
  jest.mocked(useRouter).mockReturnValue({ ...jest.requireActual('next/router').default, replace });
  fakeNetwork.use(
    http.post('*/api/desk/second-factor', () =>
      HttpResponse.json({ recoveryCodes: null, recoveryCodesLeft }),
    ),
  );
  const { person } = render(<DeskLoginView step={{ is: 'code', setUp: null }} />);
  await person.type(screen.getByLabelText('Code of your authenticator app'), '123456');
  await person.click(screen.getByRole('button', { name: 'Open the desk' }));
  return { person, replace };
};

it.each([
  [2, 'You have 2 recovery codes left.'],
  [1, 'You have 1 recovery code left.'],
  [0, 'You have no recovery code left.'],
])('with %p recovery codes left, asks for new ones before the desk opens', async (left, words) => {
  const { person, replace } = await logIn(left);
  expect(await screen.findByRole('heading', { name: 'Few recovery codes are left' })).toHaveFocus();
  expect(screen.getByText(words, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make new ones' })).toHaveAttribute(
    'href',
    DESK_PATHS.account,
  );
  expect(replace).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Later: open the desk' }));
  expect(replace).toHaveBeenCalledWith(DESK_PATHS.inbox);
});

it('opens the desk at once where there are three', async () => {
  const { replace } = await logIn(3);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(DESK_PATHS.inbox));
});

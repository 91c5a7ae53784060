/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useOpenDialog } from '@/lib/site/DialogProvider';
import { ASHA, NEWCOMER, playLogin } from '@/lib/testing/fakeLogin';
import { render } from '@/lib/testing/render';
import { shownSnackbars } from '@/lib/testing/snackbars';
import { AccountCorner } from './AccountCorner';

const OpenDialog = () => <output>{JSON.stringify(useOpenDialog())}</output>;

const renderCorner = (fake: Parameters<typeof playLogin>[0] = {}) => {
  const { calls } = playLogin(fake);
  const rendered = render(
    <>
      <AccountCorner />
      <p>Elsewhere</p>
      <OpenDialog />
    </>,
  );
  return { calls, ...rendered };
};

const openMenu = async () => {
  const corner = renderCorner({ session: ASHA });
  await corner.person.click(await screen.findByRole('button', { name: 'Welcome Asha Kulkarni' }));
  await screen.findByRole('button', { name: 'Sign Out' });
  return corner;
};

it('offers to log in, in the HTML already', () => {
  expect(renderToString(<AccountCorner />)).toContain('>Login</button>');
});

it('opens the login dialog', async () => {
  const { person } = renderCorner();
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByRole('status')).toHaveTextContent('{"name":"login","allowSignup":true}');
});

it('leads to the login page before scripts have come', async () => {
  renderCorner();
  expect(screen.getByRole('button', { name: 'Login' }).closest('form')).toHaveAttribute(
    'action',
    '/login',
  );
});

it('still offers to log in while a new parent has not signed up', async () => {
  const { calls } = renderCorner({ session: NEWCOMER });
  await waitFor(() => expect(calls).toContain('GET session'));
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
});

it('welcomes a parent whose name the school does not know', async () => {
  renderCorner({ session: { ...ASHA, username: '' } });
  expect(await screen.findByRole('button', { name: 'Welcome parent' })).toBeVisible();
});

it('opens the user menu on the name, and closes it there', async () => {
  const { person } = await openMenu();
  const name = screen.getByRole('button', { name: 'Welcome Asha Kulkarni' });
  expect(name).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'My enquiries' })).toHaveAttribute(
    'href',
    '/my-enquiries',
  );
  await person.click(name);
  expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
});

it('closes the user menu on Escape, and the focus goes back', async () => {
  const { person } = await openMenu();
  await person.tab();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Welcome Asha Kulkarni' })).toHaveFocus();
});

it('closes the user menu on a press elsewhere', async () => {
  const { person } = await openMenu();
  await person.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
});

it('logs out and says so', async () => {
  const { person } = await openMenu();
  await person.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(shownSnackbars()).toEqual(['Logged out successfully']));
});

/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { closeDialog, useOpenDialog } from '@/lib/dialogs/dialogs';
import { onNotice } from '@/lib/notify/notify';
import { refreshSession } from '@/lib/session/session';
import { ASHA, NEWCOMER, playLogin } from '@/lib/testing/fakeLogin';
import { render } from '@/lib/testing/render';
import { AccountCorner } from './AccountCorner';

const OpenDialog = () => <output>{JSON.stringify(useOpenDialog())}</output>;

const renderCorner = async (fake: Parameters<typeof playLogin>[0] = {}) => {
  playLogin(fake);
  await act(refreshSession);
  return render(
    <>
      <AccountCorner />
      <p>Elsewhere</p>
      <OpenDialog />
    </>,
  );
};

const openMenu = async () => {
  const corner = await renderCorner({ session: ASHA });
  await corner.person.click(await screen.findByRole('button', { name: 'Welcome Asha Kulkarni' }));
  await screen.findByRole('button', { name: 'Sign Out' });
  return corner;
};

afterEach(() => act(closeDialog));

it('offers to log in, in the HTML already', () => {
  expect(renderToString(<AccountCorner />)).toContain('>Login</button>');
});

it('opens the login dialog', async () => {
  const { person } = await renderCorner();
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByRole('status')).toHaveTextContent('{"name":"login","allowSignup":true}');
});

it('leads to the login page before scripts have come', async () => {
  await renderCorner();
  expect(screen.getByRole('button', { name: 'Login' }).closest('form')).toHaveAttribute(
    'action',
    '/login',
  );
});

it('still offers to log in while a new parent has not signed up', async () => {
  await renderCorner({ session: NEWCOMER });
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
});

it('welcomes a parent whose name the school does not know', async () => {
  await renderCorner({ session: { ...ASHA, username: '' } });
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
  const notices: string[] = [];
  const stop = onNotice(({ tone, text }) => notices.push(`${tone}: ${text}`));
  await person.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(notices).toEqual(['success: Logged out successfully']);
  stop();
});

/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import Router from 'next/router';
import { type DialogActions, useDialogs } from '@/lib/site/DialogProvider';
import { render } from '@/lib/testing/render';
import { DialogHost } from './DialogHost';

let dialogs: DialogActions;

const Page = () => {
  dialogs = useDialogs();
  return <DialogHost />;
};

const dialog = (name: string) => screen.findByRole('dialog', { name });
const login = { name: 'login', allowSignup: false } as const;

it('shows nothing until a dialog is asked for', () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens the enquiry form and closes it with its button', async () => {
  const { person } = render(<Page />);
  act(() => dialogs.openDialog({ name: 'enquire' }));
  await dialog('Enquire');
  expect(screen.getByLabelText('Parent name')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes one dialog when another opens', async () => {
  render(<Page />);
  act(() => dialogs.openDialog(login));
  await dialog('Login');
  act(() => dialogs.openDialog({ name: 'enquire' }));
  await dialog('Enquire');
  expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument();
});

it('closes the dialog when the route changes', async () => {
  render(<Page />);
  act(() => dialogs.openDialog({ name: 'enquire' }));
  await dialog('Enquire');
  act(() => Router.events.emit('routeChangeStart', '/admissions', { shallow: false }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { shownSnackbars } from '@/lib/testing/snackbars';
import { FormStatus } from './FormStatus';

const hear = (name: 'offline' | 'online') => act(async () => window.dispatchEvent(new Event(name)));

const WARNING = 'You are offline. What you typed stays here: send it once you are connected again.';
const LINE = 'You are offline. What you typed stays here.';

it('warns once when the connection goes, however many forms are open, and says so in each', async () => {
  render(
    <>
      <FormStatus>{null}</FormStatus>
      <FormStatus>{null}</FormStatus>
    </>,
  );
  await hear('offline');
  await waitFor(() => expect(shownSnackbars()).toEqual([WARNING]));
  expect(screen.getAllByText(LINE)).toHaveLength(2);
});

it('goes on with what the form says once the connection is back', async () => {
  render(<FormStatus>Sending</FormStatus>);
  const line = screen.getByRole('status');
  expect(line).toHaveTextContent('Sending');
  await hear('offline');
  expect(line).toHaveTextContent(LINE);
  await hear('online');
  expect(line).toHaveTextContent('Sending');
});

it('warns again when the connection goes again', async () => {
  render(<FormStatus>{null}</FormStatus>);
  await hear('offline');
  await hear('online');
  await hear('offline');
  await waitFor(() => expect(shownSnackbars()).toEqual([WARNING, WARNING]));
});

/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { notify } from '@/lib/notify/notify';
import { render } from '@/lib/testing/render';
import { SnackbarHost } from './SnackbarHost';

const say = (...notice: Parameters<typeof notify>) => act(async () => notify(...notice));

it('shows what was said before the page was ready', async () => {
  notify('success', 'Logged out successfully');
  render(<SnackbarHost />);
  expect(await screen.findByText('Logged out successfully')).toBeInTheDocument();
});

it.each([
  ['success', 'Login Sucessfully.'],
  ['error', 'Wrong OTP.'],
  ['warning', 'Please check the form.'],
] as const)('reads out a notice of the tone %p', async (tone, text) => {
  render(<SnackbarHost />);
  await say(tone, text);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('takes a notice away after two seconds', async () => {
  render(<SnackbarHost />);
  await say('error', 'Failed to Login');
  expect(await screen.findByText('Failed to Login')).toBeInTheDocument();
  const shownAt = performance.now();
  await waitFor(() => expect(screen.queryByText('Failed to Login')).not.toBeInTheDocument(), {
    timeout: 4000,
  });
  expect(performance.now() - shownAt).toBeGreaterThan(1500);
});

it('shows two notices that come one after the other', async () => {
  render(<SnackbarHost />);
  await say('success', 'First');
  await say('error', 'Second');
  expect(await screen.findByText('First')).toBeInTheDocument();
  expect(await screen.findByText('Second')).toBeInTheDocument();
});

/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { render } from '@/lib/testing/render';

type Said = [tone: 'success' | 'error' | 'warning', text: string];

const Speaker = ({ said }: { said: Said[] }) => {
  const { enqueueSnackbar } = useSnackbar();
  const say = () => {
    for (const [variant, text] of said) enqueueSnackbar(text, { variant });
  };
  return (
    <button type="button" onClick={say}>
      Say
    </button>
  );
};

const say = async (...said: Said[]) => {
  const { person } = render(<Speaker said={said} />);
  await person.click(screen.getByRole('button', { name: 'Say' }));
};

it.each<Said>([
  ['success', 'Login Sucessfully.'],
  ['error', 'Wrong OTP.'],
  ['warning', 'Please check the form.'],
])('reads out a message of the tone %p', async (tone, text) => {
  await say([tone, text]);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('takes a message away after two seconds', async () => {
  await say(['error', 'Failed to Login']);
  expect(await screen.findByText('Failed to Login')).toBeInTheDocument();
  const shownAt = performance.now();
  await waitFor(() => expect(screen.queryByText('Failed to Login')).not.toBeInTheDocument(), {
    timeout: 4000,
  });
  expect(performance.now() - shownAt).toBeGreaterThan(1500);
});

it('shows two messages that come one after the other', async () => {
  await say(['success', 'First'], ['error', 'Second']);
  expect(await screen.findByText('First')).toBeInTheDocument();
  expect(await screen.findByText('Second')).toBeInTheDocument();
});

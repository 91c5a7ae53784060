/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { OTP_LENGTH } from '@/data/limits';
import { render } from '@/lib/testing/render';
import { OTP } from '@/lib/testing/sampleOtp';
import { shownSnackbars } from '@/lib/testing/snackbars';
import { OtpForm } from './OtpForm';

type Props = Parameters<typeof OtpForm>[0];

const build = (props: Partial<Props>) => (
  <OtpForm
    mobile="9845012345"
    message="OTP has been sent"
    attempt={0}
    error={null}
    isVerifying={false}
    isResending={false}
    resendAt={0}
    endsAt={Date.now() + 600_000}
    onComplete={() => undefined}
    onChangeMobile={() => undefined}
    onResend={() => undefined}
    {...props}
  />
);

const renderForm = (props: Partial<Props> = {}) => {
  const onComplete = jest.fn();
  const { person, rerender } = render(build({ onComplete, ...props }));
  return {
    person,
    onComplete,
    showAgain: (next: Partial<Props>) => rerender(build({ onComplete, ...next })),
  };
};

const getBox = (digit: number) => screen.getByLabelText(`OTP digit ${digit}`);
const readBoxes = () =>
  screen
    .getAllByLabelText(/^OTP digit/)
    .map(readValue)
    .join('|');
/** Boxes of which the first hold these digits. */
const shows = (...digits: string[]): string =>
  Array.from({ length: OTP_LENGTH }, (_, at) => digits[at] ?? '').join('|');
const readValue = (box: HTMLElement) => (box instanceof HTMLInputElement ? box.value : '');

describe('the boxes', () => {
  it('begins in the first, which takes the code of a text message', () => {
    renderForm();
    expect(screen.getAllByLabelText(/^OTP digit/)).toHaveLength(OTP_LENGTH);
    expect(getBox(1)).toHaveFocus();
    expect(getBox(1)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(getBox(OTP_LENGTH)).toHaveAttribute('inputmode', 'numeric');
  });

  it('moves on with each digit and checks after the last', async () => {
    const { person, onComplete } = renderForm();
    await person.keyboard(OTP.slice(0, -1));
    expect(getBox(OTP_LENGTH)).toHaveFocus();
    expect(onComplete).not.toHaveBeenCalled();
    await person.keyboard(OTP.slice(-1));
    expect(onComplete).toHaveBeenCalledWith(OTP);
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('refuses letters', async () => {
    const { person } = renderForm();
    await person.keyboard('a1b2');
    expect(readBoxes()).toBe(shows('1', '2'));
  });

  it.each([
    OTP,
    `${OTP.slice(0, 2)} ${OTP.slice(2)}`,
    `${OTP.slice(0, 2)}-${OTP.slice(2)}`,
    ` ${OTP} `,
  ])('fills from a pasted %p', async (text) => {
    const { person, onComplete } = renderForm();
    await person.click(getBox(3));
    await person.paste(text);
    expect(readBoxes()).toBe(shows(...OTP));
    expect(onComplete).toHaveBeenCalledWith(OTP);
  });

  it.each([OTP.slice(1), `${OTP}7`, `${OTP.slice(1)}a`, 'hello!'])(
    'ignores a pasted %p',
    async (text) => {
      const { person, onComplete } = renderForm();
      await person.paste(text);
      expect(readBoxes()).toBe(shows());
      expect(onComplete).not.toHaveBeenCalled();
    },
  );

  it('takes a whole code that the browser fills in', () => {
    const { onComplete } = renderForm();
    fireEvent.change(getBox(1), { target: { value: OTP } });
    expect(readBoxes()).toBe(shows(...OTP));
    expect(onComplete).toHaveBeenCalledWith(OTP);
  });

  it('goes back with Backspace on an empty box, and leaves the digit there', async () => {
    const { person } = renderForm();
    await person.keyboard('12{Backspace}');
    expect(getBox(2)).toHaveFocus();
    expect(readBoxes()).toBe(shows('1', '2'));
    await person.keyboard('{Backspace}{Backspace}');
    expect(getBox(1)).toHaveFocus();
    expect(readBoxes()).toBe(shows('1'));
  });

  it('empties a filled box with Backspace and stays', async () => {
    const { person } = renderForm();
    await person.keyboard('123');
    await person.click(getBox(2));
    await person.keyboard('{Backspace}');
    expect(getBox(2)).toHaveFocus();
    expect(readBoxes()).toBe(shows('1', '', '3'));
  });

  it('writes over a digit', async () => {
    const { person } = renderForm();
    await person.keyboard('123');
    await person.click(getBox(2));
    await person.keyboard('9');
    expect(readBoxes()).toBe(shows('1', '9', '3'));
    expect(getBox(3)).toHaveFocus();
  });

  it('moves with the arrows', async () => {
    const { person } = renderForm();
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(getBox(2)).toHaveFocus();
  });

  it('takes nothing while a code is checked', async () => {
    const { person } = renderForm({ isVerifying: true });
    await person.keyboard('1');
    await person.paste(OTP);
    expect(readBoxes()).toBe(shows());
    expect(screen.getByText('Checking the OTP…')).toBeVisible();
  });

  it('starts afresh after a refusal, and says why', async () => {
    const { person, showAgain } = renderForm();
    await person.keyboard(OTP);
    showAgain({ attempt: 1, error: 'Wrong OTP.' });
    expect(readBoxes()).toBe(shows());
    expect(getBox(1)).toHaveFocus();
    expect(getBox(1)).toHaveAccessibleDescription('Wrong OTP.');
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong OTP.');
  });

  it('says the same refusal again', () => {
    const { showAgain } = renderForm({ attempt: 1, error: 'Wrong OTP.' });
    const said = screen.getByRole('alert');
    showAgain({ attempt: 2, error: 'Wrong OTP.' });
    expect(screen.getByRole('alert')).not.toBe(said);
  });
});

describe('the ways out', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  const resend = () => screen.getByRole('button', { name: 'Resend OTP' });

  it('counts down before another OTP may be asked for', () => {
    const onResend = jest.fn();
    renderForm({ resendAt: 120_000, onResend });
    expect(resend()).toBeDisabled();
    expect(screen.getByRole('timer')).toHaveTextContent('02:00');
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('timer')).toHaveTextContent('01:59');
    act(() => jest.advanceTimersByTime(118_000));
    expect(screen.getByRole('timer')).toHaveTextContent('00:01');
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    fireEvent.click(resend());
    expect(onResend).toHaveBeenCalledTimes(1);
  });

  it('starts the countdown again with the next OTP', () => {
    const { showAgain } = renderForm({ resendAt: 0 });
    expect(resend()).toBeEnabled();
    showAgain({ attempt: 1, resendAt: 120_000 });
    expect(resend()).toBeDisabled();
    expect(screen.getByRole('timer')).toHaveTextContent('02:00');
  });

  it('is right at once after the tab has slept', () => {
    renderForm({ resendAt: 120_000 });
    jest.setSystemTime(100_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('timer')).toHaveTextContent('00:20');
  });

  it('warns a minute before the OTP ends, says what to do, and says so when it has ended', async () => {
    renderForm({ endsAt: 600_000 });
    act(() => jest.advanceTimersByTime(539_000));
    expect(screen.queryByText(/one more minute/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(
      screen.getByText('Good for one more minute. Type it in, or press Resend OTP.'),
    ).toBeVisible();
    expect(shownSnackbars()).toEqual([
      'Your OTP is good for one more minute. Type it in, or press Resend OTP for a new one.',
    ]);
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(shownSnackbars().length).toBeLessThanOrEqual(1);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('This OTP is too old. Press Resend OTP for a new one.')).toBeVisible();
  });

  it('takes the warning back with the next OTP', () => {
    const { showAgain } = renderForm({ endsAt: 30_000 });
    expect(screen.getByText(/Good for one more minute/)).toBeVisible();
    showAgain({ attempt: 1, endsAt: 600_000 });
    expect(screen.queryByText(/Good for one more minute/)).not.toBeInTheDocument();
  });

  it('lets the number be changed', () => {
    const onChangeMobile = jest.fn();
    renderForm({ onChangeMobile });
    expect(screen.getByText('+91 98450 12345')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(onChangeMobile).toHaveBeenCalledTimes(1);
  });

  it('says what to do when nothing comes', () => {
    renderForm();
    expect(screen.getByText('Not received it?')).toBeVisible();
    expect(screen.getByRole('link', { name: /18000000101|1-800-000-0101/ })).toBeVisible();
  });
});

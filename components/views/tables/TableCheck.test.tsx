/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { TableCheck } from './TableCheck';

const field = () => screen.getByRole('textbox', { name: /^17 times \d+ is$/ });

const askedLine = (): number => {
  const [, digits] = screen.getByText(/^17 × \d+$/).textContent?.split(' × ') ?? [];
  return Number(digits);
};

const startUntimed = async () => {
  const { person } = render(<TableCheck factor={17} />);
  await person.click(screen.getByRole('radio', { name: 'Without a clock' }));
  await person.click(screen.getByRole('button', { name: 'Start the check' }));
  return person;
};

const giveAnswer = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
};

afterEach(() => {
  jest.useRealTimers();
});

it('lets a pupil answer all 25 at leisure and names the line to learn again', async () => {
  await startUntimed();
  const missed = askedLine();
  for (let at = 0; at < 25; at += 1) {
    const times = askedLine();
    giveAnswer(times === missed ? '1' : String(17 * times));
  }
  expect(screen.getByRole('heading', { name: /2[34] of 25 right/ })).toHaveFocus();
  expect(screen.getByRole('listitem')).toHaveTextContent(`17 × ${missed} = ${17 * missed}`);
  fireEvent.click(screen.getByRole('button', { name: 'Ask only these lines' }));
  expect(screen.getByText('Question 1 of 1')).toBeVisible();
  expect(askedLine()).toBe(missed);
});

it.each([
  ['', /Type the product, then press Next/],
  ['abc', /in digits/],
  ['12e9', /in digits/],
  ['--4', /in digits/],
])('explains itself and stays on the question for %p', async (text, message) => {
  await startUntimed();
  giveAnswer(text);
  expect(field()).toHaveAccessibleDescription(message);
  expect(screen.getByText('Question 1 of 25')).toBeVisible();
});

it('takes a huge or negative number as a wrong answer', async () => {
  await startUntimed();
  giveAnswer('-5');
  giveAnswer('9'.repeat(200));
  expect(screen.getByText('Question 3 of 25')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Not quite: 17 × \d+ = \d+\./);
});

it('goes on when six seconds are over, and says so', () => {
  jest.useFakeTimers();
  render(<TableCheck factor={17} />);
  fireEvent.click(screen.getByRole('button', { name: 'Start the check' }));
  expect(screen.getByRole('timer')).toHaveTextContent('6 s left');
  act(() => jest.advanceTimersByTime(6_300));
  expect(screen.getByText('Question 2 of 25')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Time is up/);
  for (let at = 1; at < 25; at += 1) act(() => jest.advanceTimersByTime(6_300));
  expect(screen.getByRole('heading', { name: '0 of 25 right' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
});

it('has no clock where a pupil wants none', async () => {
  await startUntimed();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

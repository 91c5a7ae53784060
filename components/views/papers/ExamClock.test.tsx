/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '@/lib/testing/render';
import { ExamClock } from './ExamClock';

const SECTIONS = [
  { name: 'A', marks: 20 },
  { name: 'B', marks: 60 },
];
const MINUTE_MS = 60_000;

const showClock = () =>
  render(<ExamClock paper="class-10-maths" minutes={180} sections={SECTIONS} />);

const press = async (name: string | RegExp) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name }));
};

const wait = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * MINUTE_MS));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T09:00:00+05:30') });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('counts down beside the questions and says where a pupil should be', async () => {
  showClock();
  await press('Start the clock: 3 hours');
  wait(39);
  expect(screen.getByRole('timer')).toHaveTextContent('2:21:00');
  expect(screen.getByText(/By now: section A/)).toBeInTheDocument();
  wait(1);
  expect(screen.getByText(/By now: section B/)).toBeInTheDocument();
});

it('goes on after a reload, and stands still while it is paused', async () => {
  const { unmount } = showClock();
  await press(/^Start/);
  wait(10);
  unmount();
  wait(10);
  showClock();
  expect(screen.getByRole('timer')).toHaveTextContent('2:40:00');
  await press('Pause');
  wait(60);
  expect(screen.getByText('Paused with 2:40:00 left')).toBeInTheDocument();
  await press('Go on');
  expect(screen.getByRole('timer')).toHaveTextContent('2:40:00');
});

it('says when little time is left, and when it is up', async () => {
  showClock();
  await press(/^Start/);
  wait(166);
  expect(screen.getByRole('status')).toHaveTextContent('Less than 15 minutes left.');
  wait(20);
  expect(screen.getByRole('timer')).toHaveTextContent('0:00:00');
  expect(screen.getByRole('status')).toHaveTextContent('The time is up.');
});

it('is put away for good', async () => {
  const { unmount } = showClock();
  await press(/^Start/);
  await press('Put the clock away');
  unmount();
  showClock();
  expect(screen.getByRole('button', { name: 'Start the clock: 3 hours' })).toBeInTheDocument();
});

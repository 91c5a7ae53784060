import { OTP_GUESSES, OWN_DEVICES } from '@/data/limits';
import { currentCounts, type GuessCounts, type Guesser, guessWait } from './guessRules';

const NOW = 1_750_000_000_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Changes = {
  inWindow?: Partial<Record<Guesser, number>>;
  wrong?: Partial<Record<Guesser, number>>;
  guessedAt?: number;
};
const countsOf = ({ inWindow, wrong, guessedAt = NOW }: Changes): GuessCounts => {
  const none = currentCounts(null, NOW);
  return {
    ...none,
    inWindow: { ...none.inWindow, ...inWindow },
    wrong: { ...none.wrong, ...wrong },
    guessedAt,
  };
};
const waitOf = (changes: Changes, guesser: Guesser, now = NOW) =>
  guessWait(countsOf(changes), guesser, now) / MINUTE;

it.each([
  ['nobody guessed yet', {}, 'unknown', 0],
  ['four in the window', { inWindow: { unknown: 4 }, wrong: { unknown: 4 } }, 'unknown', 0],
  ['five in the window', { inWindow: { unknown: 5 }, wrong: { unknown: 5 } }, 'unknown', 10],
  [
    'five of others in the window',
    { inWindow: { unknown: 5 }, wrong: { unknown: 5 } },
    'asker',
    10,
  ],
] as const)('%s: %j, %s waits %p minutes', (_case, changes, guesser, minutes) => {
  expect(waitOf(changes, guesser)).toBe(minutes);
});

it.each([
  ['unknown', 2, 10],
  ['asker', 2, 0],
  ['asker', 3, 10],
] as const)(
  'after five wrong ones before, a window has a part for each: %s with %p',
  (guesser, used, minutes) => {
    const changes = {
      inWindow: { [guesser]: used },
      wrong: { unknown: 5, [guesser]: 5 + used },
      guessedAt: 0,
    };
    expect(waitOf(changes, guesser)).toBe(minutes);
  },
);

it.each([
  [9, 0],
  [10, 5],
  [19, 5],
  [20, 15],
  [30, 30],
  [40, 60],
  [44, 60],
  [45, 30 * 24 * 60],
])('after %p wrong ones in a row an unknown visitor waits %p minutes', (unknown, minutes) => {
  expect(waitOf({ wrong: { unknown } }, 'unknown')).toBe(minutes);
});

it('holds back whoever asked for the code only for guesses of askers', () => {
  expect(waitOf({ wrong: { unknown: 45 } }, 'asker')).toBe(0);
  expect(waitOf({ wrong: { asker: 30 }, guessedAt: 0 }, 'asker')).toBe(30 * 24 * 60);
});

it('begins a new window when the old one is over, and forgets no wrong guess with it', () => {
  const counts = countsOf({ inWindow: { unknown: 5 }, wrong: { unknown: 5 } });
  expect(currentCounts(counts, NOW + 10 * MINUTE - 1)).toEqual(counts);
  const next = currentCounts(counts, NOW + 10 * MINUTE);
  expect(next.inWindow.unknown).toBe(0);
  expect(next.wrong.unknown).toBe(5);
});

it('lets at most 100 wrong guesses through with those of own browsers, however long they try', () => {
  let counts = currentCounts(null, NOW);
  let wrong = 0;
  for (let now = NOW; now < NOW + 29 * DAY; now += MINUTE) {
    for (const guesser of ['asker', 'unknown', 'unknown', 'asker'] as const) {
      counts = currentCounts(counts, now);
      if (guessWait(counts, guesser, now) > 0) continue;
      wrong += 1;
      counts = {
        ...counts,
        inWindow: { ...counts.inWindow, [guesser]: counts.inWindow[guesser] + 1 },
        wrong: { ...counts.wrong, [guesser]: counts.wrong[guesser] + 1 },
        guessedAt: now,
      };
    }
  }
  expect(wrong + OWN_DEVICES * OTP_GUESSES).toBe(100);
});

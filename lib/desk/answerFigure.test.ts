import fc from '@/lib/testing/properties';
import { answerFigure, shareInTime, type Wait } from './answerFigure';
import { officeWait } from './officeWait';
import { percentile } from './percentile';
import { lastDayOf, lastWeeks, weekOf } from './week';

const MINUTE_MS = 60_000;
const LIMIT_MS = 60 * MINUTE_MS;
const answered = (minutes: number): Wait => ({ ms: minutes * MINUTE_MS, isAnswered: true });
const waiting = (minutes: number): Wait => ({ ms: minutes * MINUTE_MS, isAnswered: false });

describe('a percentile by nearest rank', () => {
  it.each([
    [[], 50, null],
    [[7], 50, 7],
    [[7], 90, 7],
    [[3, 1, 2], 50, 2],
    [[4, 1, 3, 2], 50, 2],
    [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 90, 9],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 90, 10],
    [[5, 1], 100, 5],
    [[5, 1], 0, 1],
  ])('of %p at %p is %p', (values, percent, expected) => {
    expect(percentile(values, percent)).toBe(expected);
  });

  const values = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 50 });
  const percent = fc.integer({ min: 1, max: 100 });

  it('is one of the values: the smallest that as many per cent of them are not above', () => {
    fc.assert(
      fc.property(values, percent, (all, p) => {
        const found = percentile(all, p) ?? -1;
        expect(all).toContain(found);
        const shareUpTo = (limit: number) => all.filter((one) => one <= limit).length / all.length;
        expect(shareUpTo(found) * 100).toBeGreaterThanOrEqual(p - 1e-9);
        expect(shareUpTo(found - 1) * 100).toBeLessThan(p);
      }),
    );
  });

  it('depends on no order, and never falls as more per cent are asked for', () => {
    fc.assert(
      fc.property(values, percent, percent, (all, one, other) => {
        expect(percentile(all.toReversed(), one)).toBe(percentile(all, one));
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(percentile(all, low)).toBeLessThanOrEqual(percentile(all, high) ?? -1);
      }),
    );
  });
});

describe('the figure of first answers', () => {
  it('counts who waits longer than an hour as late, and of who waits less says nothing yet', () => {
    const figure = answerFigure(
      [answered(20), answered(60), answered(61), waiting(90), waiting(5)],
      LIMIT_MS,
    );
    expect(figure).toEqual({
      judged: 4,
      inTime: 2,
      answered: 3,
      median: 60 * MINUTE_MS,
      ninetieth: 61 * MINUTE_MS,
      unanswered: 2,
    });
    expect(shareInTime(figure)).toBe(50);
  });

  it('says of nobody that nothing can be said', () => {
    const figure = answerFigure([waiting(5)], LIMIT_MS);
    expect(figure).toMatchObject({ judged: 0, median: null, unanswered: 1 });
    expect(shareInTime(figure)).toBeNull();
  });

  it('says 100 per cent only where everybody was answered in time', () => {
    const waits = [...Array.from({ length: 999 }, () => answered(1)), waiting(61)];
    expect(shareInTime(answerFigure(waits, LIMIT_MS))).toBe(99);
    expect(shareInTime(answerFigure(waits.slice(1, 999), LIMIT_MS))).toBe(100);
  });

  const wait = fc.record({ ms: fc.nat(3 * LIMIT_MS), isAnswered: fc.boolean() });

  it('gets no better where an answer is left out', () => {
    fc.assert(
      fc.property(fc.array(wait, { maxLength: 30 }), (waits) => {
        const shown = answerFigure(waits, LIMIT_MS);
        expect(shown.answered + shown.unanswered).toBe(waits.length);
        expect(shown.inTime).toBeLessThanOrEqual(shown.judged);
        const late = shareInTime(answerFigure([...waits, waiting(61)], LIMIT_MS)) ?? 0;
        expect(late).toBeLessThanOrEqual(shareInTime(shown) ?? 100);
      }),
    );
  });
});

it.each([
  ['2026-11-23T00:00', '2026-11-23'],
  ['2026-11-29T23:59', '2026-11-23'],
  ['2026-11-30T00:00', '2026-11-30'],
  ['2027-01-01T12:00', '2026-12-28'],
])('%s in India is in the week of %s', (text, monday) => {
  expect(weekOf(Date.parse(`${text}:00+05:30`))).toBe(monday);
});

it('lists weeks from the present one back, each to its Sunday', () => {
  const weeks = lastWeeks(Date.parse('2026-12-02T12:00:00+05:30'), 3);
  expect(weeks).toEqual(['2026-11-30', '2026-11-23', '2026-11-16']);
  expect(weeks.map(lastDayOf)).toEqual(['2026-12-06', '2026-11-29', '2026-11-22']);
});

it.each([
  [0, '0 min'],
  [24.9, '24 min'],
  [60, '1 h'],
  [185, '3 h 5 min'],
  [3_000, '50 h'],
])('%p minutes of office time are %p', (minutes, text) => {
  expect(officeWait(minutes * MINUTE_MS)).toBe(text);
});

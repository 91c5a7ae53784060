import { createNotes } from './noteViolations';
import type { Violation } from './violation';

const HOUR_MS = 3_600_000;
const INLINE = { directive: 'script-src-elem', blocked: 'inline' };
const ELSEWHERE = { directive: 'img-src', blocked: 'https://ads.example' };

const start = () => {
  const clock = { now: 5 };
  const written: Violation[] = [];
  const note = createNotes(
    (violation) => written.push(violation),
    () => clock.now,
  );
  return { clock, written, note };
};

it('writes each kind down once in an hour, and again in the next', () => {
  const { clock, written, note } = start();
  note([INLINE, INLINE, ELSEWHERE]);
  clock.now += HOUR_MS - 1;
  note([ELSEWHERE, INLINE]);
  expect(written).toEqual([INLINE, ELSEWHERE]);
  clock.now += 1;
  note([INLINE]);
  expect(written).toEqual([INLINE, ELSEWHERE, INLINE]);
});

it('writes a hundred lines in an hour, however many kinds somebody makes up', () => {
  const { written, note } = start();
  for (let host = 0; host < 5_000; host += 1) {
    note([{ directive: 'img-src', blocked: `https://h${host}.example` }]);
  }
  expect(written).toHaveLength(100);
});

import fc from '@/lib/testing/properties';
import { isStage, stageOn } from './stage';

const MAY = { opensOn: '2025-05-01', closesOn: '2025-05-31' };

it.each([
  ['2025-04-30', 'upcoming'],
  ['2025-05-01', 'open'],
  ['2025-05-31', 'open'],
  ['2025-06-01', 'closed'],
  ['2026-05-15', 'closed'],
])('on %s a contest of May is %s', (day, stage) => {
  expect(stageOn(day, MAY)).toBe(stage);
});

it('stays open without a closing day, and closes when somebody writes one', () => {
  const openEnd = { opensOn: '2025-05-26', closesOn: null };
  expect(stageOn('2031-01-01', openEnd)).toBe('open');
  expect(stageOn('2031-01-01', { ...openEnd, closesOn: '2030-12-31' })).toBe('closed');
  expect(stageOn('2031-01-01', { ...openEnd, closesOn: '2031-01-31' })).toBe('open');
});

it('never goes back to an earlier stage as days pass', () => {
  const day = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const order = ['upcoming', 'open', 'closed'];
  fc.assert(
    fc.property(day, day, day, day, (opensOn, closesOn, one, other) => {
      const [earlier, later] = [one, other].sort();
      const stages = [earlier, later].map((at) => stageOn(at ?? '', { opensOn, closesOn }));
      const [before, after] = stages.map((stage) => order.indexOf(stage));
      expect(after).toBeGreaterThanOrEqual(opensOn <= closesOn ? (before ?? 0) : 0);
      expect(stages.every(isStage)).toBe(true);
    }),
  );
});

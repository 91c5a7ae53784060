import { addDays } from '@/lib/study/shelf/day';
import fc from '@/lib/testing/properties';
import { costPer, spentWithin, totalSpent } from './cost';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const SPEND = { ...NOVEMBER, paise: 30_000_00 };

it.each([
  ['all of its days', NOVEMBER, 30_000_00],
  ['ten of them', { from: '2026-11-21', to: '2026-11-30' }, 10_000_00],
  ['one of them', { from: '2026-11-05', to: '2026-11-05' }, 1_000_00],
  ['days around it', { from: '2026-01-01', to: '2026-12-31' }, 30_000_00],
  ['other days', { from: '2026-12-01', to: '2026-12-31' }, 0],
])('a spend is spread evenly: in %s', (_what, range, paise) => {
  expect(spentWithin(SPEND, range)).toBe(paise);
});

it('is not known, and not nothing, where nobody has typed anything in for these days', () => {
  expect(totalSpent([], NOVEMBER)).toBeNull();
  expect(totalSpent([SPEND], { from: '2026-12-01', to: '2026-12-31' })).toBeNull();
  expect(totalSpent([SPEND, SPEND], NOVEMBER)).toBe(60_000_00);
});

const day = (offset: number) => addDays('2026-01-01', offset);
const anySpend = fc
  .record({
    start: fc.integer({ min: 0, max: 400 }),
    length: fc.integer({ min: 0, max: 399 }),
    paise: fc.integer({ min: 1, max: 10_000_000_000 }),
  })
  .map(({ start, length, paise }) => ({ from: day(start), to: day(start + length), paise }));
const ALWAYS = { from: day(0), to: day(900) };

it('loses and adds nothing where days are cut in two', () => {
  fc.assert(
    fc.property(fc.array(anySpend), fc.integer({ min: 0, max: 899 }), (spends, cut) => {
      const before = totalSpent(spends, { ...ALWAYS, to: day(cut) }) ?? 0;
      const after = totalSpent(spends, { ...ALWAYS, from: day(cut + 1) }) ?? 0;
      const all = spends.reduce((sum, { paise }) => sum + paise, 0);
      expect(before + after).toBeCloseTo(all, 0);
      expect(totalSpent(spends, ALWAYS) ?? 0).toBeCloseTo(all, 0);
    }),
  );
});

it('never is no number or endless', () => {
  const spent = fc.option(fc.integer({ min: 0, max: 10_000_000_000 }));
  fc.assert(
    fc.property(spent, fc.integer({ min: 0, max: 1_000_000 }), (paise, number) => {
      const cost = costPer(paise, number);
      if (paise === null || number === 0) expect(cost).toBeNull();
      else expect((cost ?? Number.NaN) * number).toBeCloseTo(paise, 0);
    }),
  );
});

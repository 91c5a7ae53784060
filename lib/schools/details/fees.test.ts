import { BRANCH_LIST } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import fc from '@/lib/testing/properties';
import { boardersOf } from './boarders';
import { feeFacts, firstYear, mayBoard, sumOf } from './fees';
import { rupees } from './rupees';

const { fees, buses } = getDetails(91);
if (!fees) throw new Error('The branch in Dwarka has fees');
const dwarka = feeFacts(fees, buses);

it.each([
  [1_000, '₹1,000'],
  [124_500, '₹1,24,500'],
  [12_345_678, '₹1,23,45,678'],
])('%i is written as in India', (amount, written) => {
  expect(rupees(amount)).toBe(written);
});

it('adds up a first year: application, admission, every term and the bus', () => {
  const lines = firstYear(dwarka, { stage: 'primary', zone: 'B', isBoarder: false });
  expect(lines).toEqual([
    { what: 'application', amount: 1_000 },
    { what: 'admission', amount: 35_000 },
    { what: 'tuition', amount: 3 * 36_800 },
    { what: 'bus', amount: 33_000 },
  ]);
  expect(sumOf(lines)).toBe(1_79_400);
});

it('says when each term is paid, and how far each zone goes', () => {
  expect(dwarka.dueOn).toEqual(['10 April', '10 August', '10 December']);
  expect(dwarka.zones.map(({ zone, localities }) => [zone, localities[0]])).toEqual([
    ['A', 'Kakrola'],
    ['B', 'Nawada'],
    ['C', 'Sadh Nagar'],
  ]);
});

it('never asks a boarder for the bus, nor more of a day pupil than of a boarder', () => {
  const records = BRANCH_LIST.flatMap((branch) => {
    const record = getDetails(branch.id);
    return record.fees ? [feeFacts(record.fees, record.buses, boardersOf(branch))] : [];
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...records),
      fc.nat(4),
      fc.constantFrom('A', 'B', 'C', null),
      (facts, at, zone) => {
        const { stage } = facts.stages[at % facts.stages.length] ?? { stage: 'primary' as const };
        const boarder = firstYear(facts, { stage, zone, isBoarder: true });
        const dayPupil = firstYear(facts, { stage, zone, isBoarder: false });
        const total = sumOf(dayPupil);
        expect(Number.isInteger(total) && total > 0).toBe(true);
        if (mayBoard(facts, stage)) {
          expect(boarder.some(({ what }) => what === 'bus')).toBe(false);
          expect(sumOf(boarder)).toBeGreaterThan(total);
        } else {
          expect(boarder).toEqual(dayPupil);
        }
      },
    ),
  );
});

it('lets children board from the grade on that the campus says', () => {
  const bhopal = BRANCH_LIST.find(({ id }) => id === 97);
  expect(bhopal && boardersOf(bhopal)).toEqual({
    from: 'Grade 6',
    stages: ['middle', 'secondary', 'senior-secondary'],
  });
});

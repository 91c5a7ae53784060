import { getBranch, siteBranches } from '@/lib/schools/directory/branches';
import { keyFactsOf } from './keyFacts';

it('gives board and classes, hours, the least first year and the cheapest bus', () => {
  const dwarka = getBranch(91);
  expect(dwarka && keyFactsOf(dwarka).map(({ term, said }) => `${term}: ${said}`)).toEqual([
    'Board and classes: CBSE, Nursery to Grade 12',
    expect.stringMatching(/^School day: \d.*\sam to \d.*\spm$/),
    expect.stringMatching(/^First year: from ₹1,/),
    expect.stringMatching(/^School bus: from ₹\d\d,\d{3} a year$/),
  ]);
});

it('answers all four at every branch with a page, and what boarding costs where children may live', () => {
  for (const branch of siteBranches()) {
    expect(keyFactsOf(branch)).toHaveLength(branch.boarding ? 5 : 4);
  }
});

import { BRANCH_LIST } from '@/data/places/places';
import { siteBranches } from './branches';
import { buildHomePage } from './homePage';

it('says why the numbers on the map do not sum to the number of all branches', () => {
  const { counts, map, onMap } = buildHomePage();
  const onPins = map.pins.reduce((sum, { mark }) => sum + Number(mark), 0);
  expect(counts.branches).toBe(BRANCH_LIST.length);
  expect(onPins).toBe(siteBranches().length);
  expect(onPins).toBeLessThan(counts.branches);
  expect(onMap).toMatch(
    new RegExp(
      `^${onPins} of the ${counts.branches} have a page here, in ${map.pins.length} cities`,
    ),
  );
});

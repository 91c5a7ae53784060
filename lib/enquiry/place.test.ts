import { GRADES } from '@/data/grades';
import { BRANCH_LIST } from '@/data/places/places';
import { branchTitle, getBranch, gradesOf, isInForm } from '@/lib/schools/directory/branches';
import { enquiryBranchOf } from '@/lib/schools/directory/nearby';
import { LONE } from '@/lib/testing/loneBranch';
import {
  allGradeOptions,
  branchGroups,
  branchOptions,
  gradeOptions,
  groupGrades,
  isBranchOffered,
  type PageStart,
  type Place,
  settlePlace,
  startPlace,
  withBranch,
  withCity,
} from './place';

const JALAHALLI = { city: 'bangalore', branch: '8', grade: '1' };

const NOTHING = { city: '', branch: '', grade: '' };

it.each<[string, PageStart, Place]>([
  ['a page away from any branch', {}, NOTHING],
  ['a page about a grade', { gradeId: 7 }, { ...NOTHING, grade: '7' }],
  ['a page about a city', { city: 'pune' }, { ...NOTHING, city: 'pune' }],
  [
    'a city with one branch',
    { city: LONE.city.slug },
    { city: LONE.city.slug, branch: String(LONE.branch.id), grade: '' },
  ],
  ['a city that is not listed', { city: 'pali' }, NOTHING],
  ['the BTM page', { branchId: 3 }, { city: 'bangalore', branch: '3', grade: '' }],
  [
    'a grade that its branch teaches',
    { branchId: 3, gradeId: 5 },
    { city: 'bangalore', branch: '3', grade: '5' },
  ],
  [
    'a grade its branch lacks',
    { branchId: 3, gradeId: 1 },
    { city: 'bangalore', branch: '3', grade: '' },
  ],
  ['an unknown branch', { branchId: 999 }, NOTHING],
  ['a branch of a city that is not listed', { branchId: 111 }, NOTHING],
])('chooses nothing for the parent on %s', (_, page, expected) => {
  expect(startPlace(page)).toEqual(expected);
});

it.each([
  ['mumbai', { city: 'mumbai', branch: '', grade: '1' }],
  [LONE.city.slug, { city: LONE.city.slug, branch: String(LONE.branch.id), grade: '' }],
  ['', { city: '', branch: '', grade: '1' }],
])('after Jalahalli, the city %p leaves %p', (city, expected) => {
  expect(withCity(JALAHALLI, city)).toEqual(expected);
});

it.each([
  ['25', '1', '1'],
  ['3', '1', ''],
  ['3', '7', '7'],
])('choosing branch %p turns grade %p into %p', (branch, grade, expected) => {
  expect(withBranch({ ...JALAHALLI, grade }, branch).grade).toBe(expected);
});

it.each([
  ['nothing changed', JALAHALLI, JALAHALLI],
  [
    'a branch elsewhere',
    { ...JALAHALLI, branch: '51', grade: '5' },
    { city: 'pune', branch: '51', grade: '5' },
  ],
  ['another city', { ...JALAHALLI, city: 'pune' }, { city: 'pune', branch: '', grade: '1' }],
  ['no branch', { ...JALAHALLI, branch: '' }, { ...JALAHALLI, branch: '' }],
])('settles lists where the parent chose %s', (_, place, expected) => {
  expect(settlePlace(place, JALAHALLI)).toEqual(expected);
});

it.each([[{ city: 'bangalore', branch: '4' }, ['Pre-Nursery', 'Nursery', 'K1', 'K2']]])(
  'for %p offers %p',
  (place, expected) => {
    expect(gradeOptions(place).map(({ label }) => label)).toEqual(expected);
  },
);

describe('on a page about CBSE', () => {
  it('each city is there, with its CBSE branches only', () => {
    const ids = branchGroups('cbse').flatMap(({ options }) => options.map(({ value }) => value));
    expect(ids.filter((id) => getBranch(Number(id))?.board !== 'CBSE')).toEqual([]);
    expect(branchGroups('cbse').map(({ label }) => label)).toEqual(
      branchGroups('full').map(({ label }) => label),
    );
    expect(branchGroups('cbse').every(({ options }) => options.length > 0)).toBe(true);
    expect(branchOptions('bangalore', 'cbse').length).toBeLessThan(
      branchOptions('bangalore').length,
    );
  });

  it('a city with one such branch has it chosen', () => {
    const branches = branchOptions('kolkata', 'cbse');
    expect(branches).toHaveLength(1);
    expect(withCity(NOTHING, 'kolkata', 'cbse').branch).toBe(branches[0]?.value);
  });

  it('a branch of another board is not taken, nor are grades that only such a branch teaches', () => {
    expect(getBranch(3)?.board).toBe('ICSE');
    expect(startPlace({ branchId: 3 }, 'cbse')).toEqual({ ...NOTHING, city: 'bangalore' });
    expect(isBranchOffered(3, 'cbse')).toBe(false);
    expect(isBranchOffered(8, 'cbse')).toBe(true);
    const grades = gradeOptions({ city: 'kolkata', branch: '' }, 'cbse');
    expect(grades).toEqual(
      gradeOptions({ city: 'kolkata', branch: branchOptions('kolkata', 'cbse')[0]?.value ?? '' }),
    );
  });
});

it('offers every grade while no city is chosen', () => {
  expect(gradeOptions({ city: '', branch: '' })).toHaveLength(16);
});

it('offers what any branch of the city teaches while none is chosen', () => {
  const labels = gradeOptions({ city: 'sonipat', branch: '' }).map(({ label }) => label);
  expect(labels).toHaveLength(16);
});

describe('on the page of a branch that another one stands in for', () => {
  const STOOD_IN_FOR = BRANCH_LIST.filter((branch) => !isInForm(branch)).map((branch) => ({
    branch,
    taker: enquiryBranchOf(branch),
  }));

  it.each(STOOD_IN_FOR)(
    'lists the classes of $branch.place first, by its name',
    ({ branch, taker }) => {
      const start = { branchId: taker?.id, standsInFor: branch.id };
      const place = startPlace(start);
      const [own, others] = groupGrades(gradeOptions(place), place, start);
      expect(own).toEqual({
        label: `At ${branchTitle(branch)}`,
        options: gradesOf(branch).map(({ id, name }) => ({ value: String(id), label: name })),
      });
      expect(others?.label).toBe(`Not at ${branchTitle(branch)}`);
      const before = groupGrades(allGradeOptions(), place, start).flatMap((group) =>
        'options' in group ? group.options : [],
      );
      expect(before).toHaveLength(GRADES.length);
    },
  );

  it('lists those of another branch without a heading, once a parent chooses that', () => {
    const start = { branchId: 41, standsInFor: 141 };
    const options = gradeOptions({ city: 'mumbai', branch: '36' });
    expect(groupGrades(options, { branch: '36' }, start)).toEqual(options);
    expect(groupGrades(options, { branch: '36' }, { branchId: 36 })).toEqual(options);
  });
});

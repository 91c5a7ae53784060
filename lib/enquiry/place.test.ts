import { LONE } from '@/lib/testing/loneBranch';
import { gradeOptions, settlePlace, startPlace, withBranch, withCity } from './place';

const JALAHALLI = { city: 'bangalore', branch: '8', grade: '1' };

it.each([
  ['no page of its own', {}, JALAHALLI],
  ['a page about a grade', { gradeId: 7 }, { ...JALAHALLI, grade: '7' }],
  ['the BTM page', { branchId: 3 }, { city: 'bangalore', branch: '3', grade: '5' }],
  [
    'a grade its branch lacks',
    { branchId: 3, gradeId: 1 },
    { city: 'bangalore', branch: '3', grade: '' },
  ],
  ['an unknown branch', { branchId: 999 }, JALAHALLI],
  ['a branch of a city that is not listed', { branchId: 111 }, JALAHALLI],
])('starts for %s', (_, page, expected) => {
  expect(startPlace(page)).toEqual(expected);
});

it.each([
  ['mumbai', { city: 'mumbai', branch: '', grade: '1' }],
  [LONE.city.slug, { city: LONE.city.slug, branch: String(LONE.branch.id), grade: '' }],
  ['', { city: '', branch: '', grade: '' }],
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

it.each([
  [{ city: 'bangalore', branch: '4' }, ['Pre-Nursery', 'Nursery', 'K1', 'K2']],
  [{ city: '', branch: '' }, []],
])('for %p offers %p', (place, expected) => {
  expect(gradeOptions(place).map(({ label }) => label)).toEqual(expected);
});

it('offers what any branch of the city teaches while none is chosen', () => {
  const labels = gradeOptions({ city: 'sonipat', branch: '' }).map(({ label }) => label);
  expect(labels).toHaveLength(16);
});

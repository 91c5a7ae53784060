import { listTargets, namedTargets, sampleTargets } from './targets';

const PATHS = [
  '/',
  '/campaign/pune',
  '/campaign/nursery-admission',
  '/campaign/pune/nigdi',
  '/campaignv1/pune',
  '/campaignv1/gurgaon',
  '/campaignv1/nursery-admission',
  '/lp/pune',
  '/transfer-admission',
  '/admissions-open-for-2025-26',
  '/cbse-schools-in-pune',
  '/nearme',
  '/event',
  '/event/go-cosmo-2024',
  '/pune-branches',
];
const targets = listTargets(PATHS);
const pathsOf = (list: readonly { path: string }[]) => list.map(({ path }) => path);

it('takes the campaign and landing pages among all paths', () => {
  expect(pathsOf(targets)).toEqual(PATHS.slice(1, -1));
});

it('sends one enquiry from the first page of each family', () => {
  expect(pathsOf(targets.filter(({ isSending }) => isSending))).toEqual([
    '/campaign/pune',
    '/campaign/pune/nigdi',
    '/campaignv1/pune',
    '/lp/pune',
    '/transfer-admission',
    '/admissions-open-for-2025-26',
    '/cbse-schools-in-pune',
    '/nearme',
    '/event',
  ]);
});

it('samples the page of each family that tells most', () => {
  expect(pathsOf(sampleTargets(targets))).toEqual([
    '/campaign/nursery-admission',
    '/campaign/pune/nigdi',
    '/campaignv1/gurgaon',
    '/lp/pune',
    '/transfer-admission',
    '/admissions-open-for-2025-26',
    '/cbse-schools-in-pune',
    '/nearme',
  ]);
});

it.each([
  ['nursery-admission', ['/campaign/nursery-admission', '/campaignv1/nursery-admission']],
  ['campaignv1/pune', ['/campaignv1/pune']],
  ['/campaign/pune/', ['/campaign/pune']],
  ['Pune', ['/campaign/pune', '/campaignv1/pune', '/lp/pune']],
  ['pune/nigdi', ['/campaign/pune/nigdi']],
  ['transfer-admission', ['/transfer-admission']],
])('finds the pages that are called %p', (name, expected) => {
  expect(pathsOf(namedTargets(targets, [name]))).toEqual(expected);
});

it('finds a branch by the end of its name', () => {
  expect(() => namedTargets(targets, ['nigdhi'])).toThrow(/nearest names: .*pune\/nigdi/);
});

it('answers an unknown name with the nearest ones', () => {
  expect(() => namedTargets(targets, ['nusery-admision'])).toThrow(
    /No campaign is called "nusery-admision"\. The nearest names: nursery-admission/,
  );
});

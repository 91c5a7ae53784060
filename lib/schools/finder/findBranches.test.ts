import fc from 'fast-check';
import { GRADES } from '@/data/grades';
import { CITIES } from '@/data/places/places';
import { birthRange } from '@/lib/schools/directory/birthRange';
import { branchDisplayName, teachesGrade } from '@/lib/schools/directory/branches';
import { findBranches } from './findBranches';
import { buildFinderPlaces } from './finderPlaces';

const PLACES = buildFinderPlaces();

const names = (locality: string, birth = '') => {
  const answer = findBranches({ locality, birth }, PLACES);
  return answer.kind === 'branches'
    ? answer.branches.map(({ branch, closeness }) => `${branchDisplayName(branch)} (${closeness})`)
    : [answer.kind];
};

const place = (locality: string) => {
  const answer = findBranches({ locality, birth: '' }, PLACES);
  return answer.kind === 'branches' ? `${answer.place}, ${CITIES[answer.city].displayName}` : null;
};

const IN_GRADE_1 = '2019-03-14';
const IN_NURSERY = '2022-02-10';
const IN_GRADE_11 = '2009-01-20';

it.each([
  ['Koramangala', 'Koramangala, Bangalore'],
  ['Kormangla', 'Koramangala, Bangalore'],
  ['koramangla bengaluru', 'Koramangala, Bangalore'],
  ['Hinjewadi', 'Hinjawadi, Pune'],
  ['Jalahali', 'Jalahalli, Bangalore'],
  ['Bangalore Koramangala', 'Koramangala, Bangalore'],
  ['Delhi Road', 'Delhi Road, Rohtak'],
  ['Delhi Road, Rohtak', 'Delhi Road, Rohtak'],
  ['Delhi Gate , ahmednagar', 'Delhi Gate, Ahmednagar'],
  ['Model Town Rohtak', 'Model Town, Rohtak'],
  ['model town, sonepat', 'Model Town, Delhi NCR'],
  ['Delhi NCR', 'Delhi NCR, Delhi NCR'],
  ['BENGALURU', 'Bangalore, Bangalore'],
  ['Gurugram', 'Gurgaon, Gurgaon'],
  ['Calcutta', 'Kolkata, Kolkata'],
  ['near jalahalli', 'Jalahalli, Bangalore'],
  ['Nagarbhavi', 'Nagarbhavi, Bangalore'],
  ['Zanzibar', null],
])('reads %p as %p', (typed, expected) => {
  expect(place(typed)).toBe(expected);
});

it('puts the branch that stands in the locality first', () => {
  expect(names('Jalahalli')[0]).toBe('Jalahalli (in)');
});

it('sends a toddler of BTM to the pre-primary wing and a first grader to the main branch', () => {
  expect(names('BTM Layout', IN_NURSERY)[0]).toBe('BTM Pre-Primary Wing (in)');
  expect(names('BTM Layout', IN_GRADE_1)[0]).toBe('BTM Layout (in)');
});

it('offers the boarding campuses where no branch of the city teaches the grade', () => {
  const answer = findBranches({ locality: 'Rohtak', birth: IN_GRADE_11 }, PLACES);
  expect(answer).toMatchObject({ kind: 'branches', branches: [] });
  expect(answer.kind === 'branches' && answer.boarding.length).toBeGreaterThan(0);
});

it.each([
  ['  ', IN_GRADE_1, 'locality-missing'],
  ['Pune', '2019-02-31', 'birth'],
  ['Pune', '2025-05-01', 'birth'],
  ['Zanzibar', IN_GRADE_1, 'place-unknown'],
])('does not guess for %p and %p', (locality, birth, kind) => {
  expect(findBranches({ locality, birth }, PLACES).kind).toBe(kind);
});

it('offers the same name in another city, so that the parent can choose', () => {
  expect(findBranches({ locality: 'Model Town', birth: '' }, PLACES)).toMatchObject({
    place: 'Model Town',
    otherPlaces: [expect.stringContaining('Model Town, ')],
  });
});

it('only ever names branches of the right city that teach the grade, each once', () => {
  const localities = ['Koramangala', 'Wakad', 'Goregaon', 'Pune', 'Mumbai', 'Hyderbad', 'Nigdi'];
  fc.assert(
    fc.property(fc.constantFrom(...localities), fc.constantFrom(...GRADES), (locality, grade) => {
      const answer = findBranches({ locality, birth: birthRange(grade).to }, PLACES);
      if (answer.kind !== 'branches') throw new Error(answer.kind);
      const branches = answer.branches.map(({ branch }) => branch);
      expect(new Set(branches).size).toBe(branches.length);
      expect(branches.every((branch) => branch.city === answer.city)).toBe(true);
      expect(branches.every((branch) => teachesGrade(branch, grade.id))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

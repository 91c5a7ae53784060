import { GRADES, type Grade } from '@/data/grades';
import { CITIES } from '@/data/places/places';
import { birthRange } from '@/lib/schools/directory/birthRange';
import {
  boardingBranches,
  branchDisplayName,
  teachesGrade,
} from '@/lib/schools/directory/branches';
import fc from '@/lib/testing/properties';
import { describeAnswer } from './describeAnswer';
import { findBranches } from './findBranches';
import { buildFinderPlaces } from './finderPlaces';
import { FAR_KM } from './nearestBranches';

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

/** The last birthday for a grade, by the day of the state that the place lies in. */
const birthIn = (locality: string, grade: Grade): string => {
  const answer = findBranches({ locality, birth: '' }, PLACES);
  return birthRange(grade, answer.kind === 'branches' ? answer.state : null).to;
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

it.each([
  ['2022-04-01', 'Dwarka', 'Pre-Nursery'],
  ['2022-04-01', 'Gurgaon', 'Nursery'],
  ['2022-12-31', 'Kharadi', 'Nursery'],
  ['2022-12-31', 'Jalahalli', 'Pre-Nursery'],
])(
  'finds the class of a child born on %s for %s by the day of its state',
  (birth, locality, name) => {
    expect(findBranches({ locality, birth }, PLACES)).toMatchObject({ grade: { name } });
  },
);

it('does not take a day that is still to come for a birthday', () => {
  const asked = { locality: 'Pune', birth: '2031-01-01', today: '2030-01-01' };
  expect(findBranches(asked, PLACES)).toMatchObject({ kind: 'birth', birth: { kind: 'future' } });
});

describe('a family in a city without a branch', () => {
  const say = (locality: string, birth = '') =>
    describeAnswer(findBranches({ locality, birth }, PLACES));

  it.each([
    [
      'Lucknow',
      /^We have no branch in Lucknow\. The nearest city with a branch of ours is .+, about \d+ km from Lucknow: too far for every day\. The nearest branch there is (OIS|KGS) /,
    ],
    ['Gomti Nagar, Lucknow', /^We have no branch in Lucknow\./],
    ['school in lucknow', /^We have no branch in Lucknow\./],
    ['Goa', /^We have no branch in Panaji\. .*Hubbali-Dharwad/],
    ['Baroda', /^We have no branch in Vadodara\./],
    ['Trivandrum', /^We have no branch in Thiruvananthapuram\./],
    ['Lucknoww', /^We have no branch in Lucknow\./],
    [
      'Noida',
      /^We have no branch in Noida\. The nearest branch to Noida is (OIS|KGS) .+, about \d+ km away\./,
    ],
    ['Faridabad', /^We have no branch in Faridabad\. The nearest branch to Faridabad is /],
  ])('who types %p reads which one is nearest', (locality, expected) => {
    expect(say(locality)).toMatch(expected);
  });

  it('reads of the boarding campuses that teach the grade', () => {
    expect(findBranches({ locality: 'Lucknow', birth: IN_GRADE_11 }, PLACES)).toMatchObject({
      kind: 'far',
      boarding: boardingBranches().map(() => expect.anything()),
    });
  });

  it('is told the same of Pali as on every other page', () => {
    expect(say('Pali')).toBe(
      'KGS Pali is our branch in Pali. It has no page here and is not in the list of the enquiry form yet: OIS Pal Road in Jodhpur takes its enquiries.',
    );
  });

  it.each([
    ['Mysore Road', 'Mysore Road, Bangalore'],
    ['Ajmer Road', 'Ajmer Road, Jaipur'],
    ['mysore road bangalore', 'Mysore Road, Bangalore'],
    ['Bangalore', 'Bangalore, Bangalore'],
  ])('is not seen in %p, which is ours', (typed, expected) => {
    expect(place(typed)).toBe(expected);
  });
});

it('only ever names branches within daily reach that teach the grade, each once', () => {
  const localities = ['Koramangala', 'Wakad', 'Goregaon', 'Pune', 'Mumbai', 'Hyderbad', 'Nigdi'];
  fc.assert(
    fc.property(fc.constantFrom(...localities), fc.constantFrom(...GRADES), (locality, grade) => {
      const answer = findBranches({ locality, birth: birthIn(locality, grade) }, PLACES);
      if (answer.kind !== 'branches') throw new Error(answer.kind);
      expect(answer.grade).toBe(grade);
      const branches = answer.branches.map(({ branch }) => branch);
      expect(new Set(branches).size).toBe(branches.length);
      if (answer.about === 'city') {
        expect(branches.every((branch) => branch.city === answer.city)).toBe(true);
      }
      expect(answer.branches.every(({ km }) => km === null || km <= FAR_KM)).toBe(true);
      expect(branches.every((branch) => teachesGrade(branch, grade.id))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

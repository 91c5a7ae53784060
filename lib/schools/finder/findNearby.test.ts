import type { Position } from '@/data/places/place';
import { CITIES, CITY_SLUGS, getCityTexts } from '@/data/places/places';
import { branchDisplayName, siteBranches, teachesGrade } from '@/lib/schools/directory/branches';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import fc from '@/lib/testing/properties';
import { describeNearby } from './describeNearby';
import { buildFinderPlaces } from './finderPlaces';
import { findNearby, type NearbyAnswer } from './findNearby';

const PLACES = buildFinderPlaces();
const IN_NURSERY = '2022-02-10';
const IN_GRADE_1 = '2019-03-14';
const IN_GRADE_11 = '2009-01-20';

const ask = (position: Position, birth = '', accuracyKm = 0.05): NearbyAnswer => {
  const answer = findNearby({ position, birth, accuracyKm }, PLACES);
  if (!answer) throw new Error('The directory is empty');
  return answer;
};

const say = (position: Position, birth = '', accuracyKm = 0.05) =>
  describeNearby(ask(position, birth, accuracyKm));

const KORAMANGALA: Position = [12.9353, 77.6245];
const GOA: Position = [15.49, 73.83];
const ROHTAK: Position = [28.895, 76.607];

it('names the localities around a parent in Koramangala and the nearest branches', () => {
  const answer = ask(KORAMANGALA, IN_GRADE_1);
  if (answer.kind !== 'near') throw new Error(answer.kind);
  expect(answer.localities[0]).toBe('Koramangala, Bangalore');
  expect(answer.localities).toHaveLength(3);
  expect(answer.branches.map(({ branch }) => branchDisplayName(branch))[0]).toBe('BTM Layout');
  expect(say(KORAMANGALA, IN_GRADE_1)).toBe(
    'A child born on this day enters Grade 1 in the 2025-26 session. The nearest branch that teaches Grade 1 is OIS BTM Layout, about 3 km from you.',
  );
});

it('asks for the birthday when there is none', () => {
  expect(say(KORAMANGALA)).toMatch(/^The nearest branch is OIS BTM .* Add the day your child/);
});

it('owns up to a position that is only roughly known', () => {
  expect(say(KORAMANGALA, IN_GRADE_1, 12)).toMatch(/only to about 12 km, so please choose/);
});

it('offers boarding where no branch within daily reach teaches the grade', () => {
  const answer = ask(ROHTAK, IN_GRADE_11);
  expect(answer).toMatchObject({ kind: 'near', branches: [] });
  expect(say(ROHTAK, IN_GRADE_11)).toMatch(
    /None of our branches within daily reach teaches Grade 11/,
  );
});

it('tells a family far away which city is nearest, and of the boarding campuses', () => {
  expect(ask(GOA, IN_GRADE_11)).toMatchObject({ kind: 'far' });
  expect(say(GOA, IN_GRADE_11)).toMatch(
    /nearest city with a branch of ours is Hubbali-Dharwad, about 1[0-4]0 km from you: too far for every day\. The nearest branch there is OIS .+\. These campuses take boarders/,
  );
});

it('tells a family in Pali where its branch takes enquiries', () => {
  expect(say(CITIES.pali.centre)).toMatch(/^KGS Pali is our branch in Pali\..*OIS Pal Road/);
});

it('counts the age by the day of the state around', () => {
  const DWARKA: Position = [28.592, 77.046];
  expect(say(DWARKA, '2022-04-01')).toMatch(
    /enters Pre-Nursery .* In Delhi the age counts on 31 March 2025\./,
  );
});

it('sends no toddler to a boarding house', () => {
  expect(say(GOA, '2023-01-10')).toMatch(/no child boards with us/);
});

it('says what a wrong birthday is, not where the parent is', () => {
  expect(ask(KORAMANGALA, '2019-02-31')).toMatchObject({
    kind: 'birth',
    birth: { kind: 'invalid' },
  });
});

it('knows where every branch with a page stands', () => {
  const lost = siteBranches().filter(({ position }) => !position);
  expect(lost.map(branchDisplayName)).toEqual([]);
});

it('answers anywhere on earth: the nearest first, each teaching the grade', () => {
  const anywhere: fc.Arbitrary<Position> = fc.tuple(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.double({ min: -180, max: 180, noNaN: true }),
  );
  const nearSomeLocality = fc
    .constantFrom(...CITY_SLUGS.flatMap((city) => Object.values(getCityTexts(city).localities)))
    .chain(([north, east]) =>
      fc.tuple(
        fc.double({ min: north - 0.1, max: north + 0.1, noNaN: true }),
        fc.double({ min: east - 0.1, max: east + 0.1, noNaN: true }),
      ),
    );
  fc.assert(
    fc.property(
      fc.oneof(anywhere, nearSomeLocality),
      fc.constantFrom('', IN_NURSERY, IN_GRADE_1, IN_GRADE_11),
      (position, birth) => {
        const answer = ask(position, birth);
        if (answer.kind === 'birth') throw new Error('A good birthday was refused');
        if (answer.kind === 'unlisted') return;
        const shown = answer.kind === 'near' ? answer.branches : answer.boarding;
        const distances = shown.map(({ km }) => km);
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
        const { grade } = answer;
        expect(shown.every(({ branch }) => !grade || teachesGrade(branch, grade.id))).toBe(true);
        expect(describeNearby(answer)).not.toMatch(/undefined|NaN|null/);
      },
    ),
    { numRuns: 60 },
  );
});

it('is near from the middle of every city that has a branch with a page', () => {
  const far = CITY_SLUGS.filter(
    (city) => Object.keys(getCityTexts(city).localities).length > 0,
  ).filter((city) => ask(CITIES[city].centre).kind !== 'near');
  expect(far).toEqual([]);
  expect(kmBetween(CITIES.pali.centre, CITIES.jodhpur.centre)).toBeGreaterThan(40);
});

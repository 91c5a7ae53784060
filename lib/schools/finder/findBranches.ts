import type { State } from '@/data/cutOffs';
import type { Grade } from '@/data/grades';
import type { OtherCity } from '@/data/places/otherCities';
import { CITIES, type CitySlug } from '@/data/places/places';
import { stateOf } from '@/lib/schools/directory/cutOff';
import { type GradeForBirth, gradeForBirth } from '@/lib/schools/directory/gradeForBirth';
import type { UnlistedCity } from '@/lib/schools/directory/unlistedCity';
import type { FinderPlaces } from './finderPlaces';
import { type MatchedPlace, matchPlace } from './matchPlace';
import {
  type BranchAtDistance,
  branchesWithinReach,
  FAR_KM,
  nearestBoarding,
  nearestBranches,
} from './nearestBranches';
import type { FinderPlace } from './places';
import { type FoundBranch, positionOf, rankBranches } from './rankBranches';

export type FinderQuestion = {
  locality: string;
  /** `YYYY-MM-DD`, or empty when the parent gave none: then no grade is asked for. */
  birth: string;
  /** `YYYY-MM-DD` */
  today?: string;
};

type Asked = {
  /** As it is written in the answer. */
  place: string;
  grade: Grade | null;
  /** By whose cut-off day the grade was found. */
  state: State;
};

export type FinderAnswer =
  | { kind: 'locality-missing' }
  | { kind: 'place-unknown'; text: string }
  | { kind: 'birth'; birth: Exclude<GradeForBirth, { kind: 'grade' }>; state: State | null }
  | { kind: 'unlisted'; unlisted: UnlistedCity }
  | (Asked & {
      kind: 'branches';
      city: CitySlug;
      /** A whole city, a locality of ours, or a city that has no branch itself. */
      about: 'city' | 'locality' | 'other-city';
      /** Nearest first; empty where no branch within reach teaches the grade. */
      branches: FoundBranch[];
      /** Boarding campuses that teach the grade, where no branch within reach does. */
      boarding: BranchAtDistance[];
      /** Other places that the text may mean: `Gandhi Nagar, Jaipur`. */
      otherPlaces: string[];
    })
  | (Asked & { kind: 'far'; nearest: BranchAtDistance; boarding: BranchAtDistance[] });

/** The branches that suit a family: near the place they type, teaching the grade of the child. */
export const findBranches = (
  { locality, birth, today }: FinderQuestion,
  known: FinderPlaces,
): FinderAnswer => {
  const text = locality.trim();
  if (text === '') return { kind: 'locality-missing' };
  const matched = matchPlace(text, known);
  const state = matched && stateAt(matched);
  const entry = birth === '' ? null : gradeForBirth(birth, { state, today });
  if (entry && entry.kind !== 'grade') return { kind: 'birth', birth: entry, state };
  if (!matched || !state) return { kind: 'place-unknown', text };
  const grade = entry?.grade ?? null;
  switch (matched.kind) {
    case 'unlisted':
      return { kind: 'unlisted', unlisted: matched.unlisted };
    case 'other-city':
      return answerOtherCity(matched.city, grade, state);
    case 'place':
      return answerPlace(matched, { text, grade, state, known });
  }
};

const stateAt = (matched: MatchedPlace): State | null => {
  switch (matched.kind) {
    case 'unlisted':
      return stateOf(matched.unlisted.city);
    case 'place':
      return stateOf(matched.place.city);
    case 'other-city': {
      const [nearest] = nearestBranches(matched.city.position);
      return nearest ? stateOf(nearest.branch.city) : null;
    }
  }
};

type PlaceQuestion = { text: string; grade: Grade | null; state: State; known: FinderPlaces };

const answerPlace = (
  { place, others }: Extract<MatchedPlace, { kind: 'place' }>,
  { text, grade, state, known }: PlaceQuestion,
): FinderAnswer => {
  const branches = rankBranches(place, grade, known);
  return {
    kind: 'branches',
    about: place.isCity ? 'city' : 'locality',
    place: place.name,
    city: place.city,
    grade,
    state,
    branches,
    boarding: branches.length === 0 ? nearestBoarding(positionOf(place, known).from, grade) : [],
    otherPlaces: otherPlaces(place, others, text),
  };
};

const answerOtherCity = (
  { name, position }: OtherCity,
  grade: Grade | null,
  state: State,
): FinderAnswer => {
  const asked = { place: name, grade, state };
  const boarding = nearestBoarding(position, grade);
  const [nearest] = nearestBranches(position);
  if (!nearest) return { kind: 'place-unknown', text: name };
  if (nearest.km > FAR_KM) return { kind: 'far', ...asked, nearest, boarding };
  const branches = branchesWithinReach(position, grade).map((found) => ({
    ...found,
    closeness: 'city' as const,
  }));
  return {
    kind: 'branches',
    ...asked,
    about: 'other-city',
    city: nearest.branch.city,
    branches,
    boarding: branches.length === 0 ? boarding : [],
    otherPlaces: [],
  };
};

const MOST_OTHERS = 3;

/** Nothing to choose from when the text is a city, or spelt like one place of one city only. */
const otherPlaces = (place: FinderPlace, others: FinderPlace[], text: string): string[] => {
  if (place.isCity) return [];
  const isExact = place.name.toLowerCase() === text.toLowerCase();
  return others
    .filter((other) => !other.isCity && (!isExact || other.name === place.name))
    .slice(0, MOST_OTHERS)
    .map(({ name, city }) => `${name}, ${CITIES[city].displayName}`);
};

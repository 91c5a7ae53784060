import { FINDER_COPY } from '@/data/copy/finder';
import { CITIES } from '@/data/places/places';
import { describeBirth } from '@/lib/schools/directory/describeBirth';
import type { FinderAnswer } from './findBranches';
import type { Closeness } from './places';

/** The answer in one to three sentences: what a screen reader says, and what stands above the list. */
export const describeAnswer = (answer: FinderAnswer): string => {
  switch (answer.kind) {
    case 'locality-missing':
      return FINDER_COPY.localityMissing;
    case 'place-unknown':
      return FINDER_COPY.placeUnknown(answer.text);
    case 'birth':
      return describeBirth(answer.birth);
    case 'branches':
      return describeBranches(answer);
  }
};

type Branches = Extract<FinderAnswer, { kind: 'branches' }>;

const describeBranches = (answer: Branches): string => {
  const sentence = describePlace(answer);
  return answer.grade
    ? `${describeBirth({ kind: 'grade', grade: answer.grade, age: answer.grade.age })} ${sentence}`
    : `${sentence} ${FINDER_COPY.addBirth}`;
};

const describePlace = ({ place, city, grade, branches, boarding }: Branches): string => {
  const cityName = CITIES[city].displayName;
  const gradeName = grade?.name ?? null;
  if (branches.length === 0 && gradeName) {
    const none = FINDER_COPY.notTaught(cityName, gradeName);
    return boarding.length > 0 ? `${none} ${FINDER_COPY.boardingInstead}` : none;
  }
  if (place === cityName) return FINDER_COPY.inCity(branches.length, cityName, gradeName);
  const near = branches.filter(({ closeness }) => closeness !== 'city').length;
  if (near === 0 && gradeName) return FINDER_COPY.elsewhere(cityName, place, gradeName);
  const sentence = FINDER_COPY.near(near, place, gradeName);
  return near < branches.length ? `${sentence} ${FINDER_COPY.nextNearest}` : sentence;
};

/** Honest words for how near a branch is: the directory knows areas, not distances. */
export const describeCloseness = (closeness: Closeness, place: string, city: string): string => {
  switch (closeness) {
    case 'in':
      return `In ${place}`;
    case 'beside':
      return `Beside ${place}`;
    case 'serves':
      return `Serves ${place}`;
    case 'city':
      return place === city ? `In ${city}` : `Elsewhere in ${city}`;
  }
};

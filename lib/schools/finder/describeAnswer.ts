import { FINDER_COPY, LOCATE_COPY } from '@/data/copy/finder';
import { CITIES } from '@/data/places/places';
import { branchName } from '@/lib/schools/directory/branches';
import { describeBirth } from '@/lib/schools/directory/describeBirth';
import { isDayWrong } from '@/lib/schools/directory/gradeForBirth';
import { placedIn, sentenceCase } from '@/lib/schools/directory/profile/words';
import { describeFar, describeUnlisted } from './describeFar';
import { describeKm } from './describeKm';
import type { FinderAnswer } from './findBranches';
import type { Closeness } from './places';
import type { FoundBranch } from './rankBranches';

type About<Kind extends FinderAnswer['kind']> = Extract<FinderAnswer, { kind: Kind }>;

/** The answer in one to three sentences: what a screen reader says, and what stands above the list. */
export const describeAnswer = (answer: FinderAnswer): string => {
  switch (answer.kind) {
    case 'locality-missing':
      return FINDER_COPY.localityMissing;
    case 'place-unknown':
      return FINDER_COPY.placeUnknown(answer.text);
    case 'birth':
      return describeBirth(answer.birth, answer.state);
    case 'unlisted':
      return describeUnlisted(answer.unlisted);
    case 'branches':
      return withBirth(answer, describeBranches(answer));
    case 'far': {
      const far = describeFar(answer.nearest, answer.place, answer.boarding.length > 0);
      return withBirth(answer, `${FINDER_COPY.noBranchIn(answer.place)} ${far}`);
    }
  }
};

/** What stands above the answer; null where a field has a mistake. */
export const headAnswer = (answer: FinderAnswer): string | null => {
  const { headings } = FINDER_COPY;
  switch (answer.kind) {
    case 'locality-missing':
    case 'place-unknown':
      return null;
    case 'birth':
      return isDayWrong(answer.birth) ? null : headings.birth;
    case 'unlisted':
      return headings.unlisted(CITIES[answer.unlisted.city].displayName);
    case 'branches':
      return answer.about === 'city' ? headings.in(answer.place) : headings.near(answer.place);
    case 'far':
      return headings.near(answer.place);
  }
};

const withBirth = ({ grade, state }: About<'branches'> | About<'far'>, sentence: string): string =>
  grade
    ? `${describeBirth({ kind: 'grade', grade, age: grade.age }, state)} ${sentence}`
    : `${sentence} ${FINDER_COPY.addBirth}`;

const describeBranches = (answer: About<'branches'>): string => {
  const { about, place, grade, branches, boarding } = answer;
  const gradeName = grade?.name ?? null;
  const [nearest] = branches;
  if (about === 'city') {
    if (nearest) return FINDER_COPY.inCity(branches.length, place, gradeName);
    const none = FINDER_COPY.notTaught(place, gradeName ?? '');
    return boarding.length > 0 ? `${none} ${FINDER_COPY.boardingInstead}` : none;
  }
  const found = nearest
    ? describeNearest(nearest, place, gradeName)
    : LOCATE_COPY.notTaught(gradeName ?? '');
  return about === 'other-city' ? `${FINDER_COPY.noBranchIn(place)} ${found}` : found;
};

const describeNearest = (
  { branch, km }: FoundBranch,
  place: string,
  gradeName: string | null,
): string =>
  km === null
    ? FINDER_COPY.serves(branchName(branch), place, gradeName)
    : FINDER_COPY.nearest(branchName(branch), describeKm(km), place, gradeName);

// Every branch lies within a school run of the localities that it names (`localities.test.ts`).
const SERVED_WITHIN_KM = 9;

/** How near a branch is: `Serves Koramangala, about 3 km`. */
export const describeCloseness = ({ closeness, km }: FoundBranch, place: string): string => {
  const distance = km === null ? `within ${SERVED_WITHIN_KM} km` : describeKm(km);
  const words = closenessWords(closeness, place);
  return words === null ? distance : `${words}, ${distance}`;
};

const closenessWords = (closeness: Closeness, place: string): string | null => {
  switch (closeness) {
    case 'in':
      return sentenceCase(placedIn(place));
    case 'beside':
      return `Beside ${place}`;
    case 'serves':
      return `Serves ${place}`;
    case 'city':
      return null;
  }
};

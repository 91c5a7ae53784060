import { FINDER_COPY, LOCATE_COPY } from '@/data/copy/finder';
import { CITIES } from '@/data/places/places';
import { branchName } from '@/lib/schools/directory/branches';
import { describeBirth } from '@/lib/schools/directory/describeBirth';
import { isDayWrong } from '@/lib/schools/directory/gradeForBirth';
import { describeFar, describeUnlisted } from './describeFar';
import { describeKm } from './describeKm';
import type { NearbyAnswer } from './findNearby';

type PlaceAnswer = Exclude<NearbyAnswer, { kind: 'birth' | 'unlisted' }>;

/** The answer in a few sentences: what a screen reader says, and what stands above the list. */
export const describeNearby = (answer: NearbyAnswer): string => {
  if (answer.kind === 'birth') return describeBirth(answer.birth, answer.state);
  if (answer.kind === 'unlisted') return describeUnlisted(answer.unlisted);
  const { grade, state } = answer;
  const opening = grade ? describeBirth({ kind: 'grade', grade, age: grade.age }, state) : null;
  const closing = grade ? null : FINDER_COPY.addBirth;
  return [opening, describePlace(answer), closing].filter((part) => part !== null).join(' ');
};

/** What stands above the answer; null where the birthday has a mistake. */
export const headNearby = (answer: NearbyAnswer): string | null => {
  const { headings } = FINDER_COPY;
  if (answer.kind === 'birth') return isDayWrong(answer.birth) ? null : headings.birth;
  return answer.kind === 'unlisted'
    ? headings.unlisted(CITIES[answer.unlisted.city].displayName)
    : headings.here;
};

const describePlace = (answer: PlaceAnswer): string => {
  const gradeName = answer.grade?.name ?? null;
  if (answer.kind === 'far') {
    return describeFar(answer.nearest, LOCATE_COPY.you, answer.boarding.length > 0);
  }
  const [nearest] = answer.branches;
  const found = nearest
    ? LOCATE_COPY.nearest(branchName(nearest.branch), describeKm(nearest.km), gradeName)
    : LOCATE_COPY.notTaught(gradeName ?? '');
  return answer.roughKm === null
    ? found
    : `${found} ${LOCATE_COPY.rough(describeKm(answer.roughKm))}`;
};

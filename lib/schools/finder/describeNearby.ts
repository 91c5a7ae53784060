import { FINDER_COPY, LOCATE_COPY } from '@/data/copy/finder';
import { CITIES } from '@/data/places/places';
import { branchName } from '@/lib/schools/directory/branches';
import { describeBirth } from '@/lib/schools/directory/describeBirth';
import { describeKm } from './describeKm';
import type { NearbyAnswer } from './findNearby';

/** The answer in a few sentences: what a screen reader says, and what stands above the list. */
export const describeNearby = (answer: NearbyAnswer): string => {
  if (answer.kind === 'birth') return describeBirth(answer.birth);
  const { grade } = answer;
  const opening = grade ? describeBirth({ kind: 'grade', grade, age: grade.age }) : null;
  const closing = grade ? null : FINDER_COPY.addBirth;
  return [opening, describePlace(answer), closing].filter((part) => part !== null).join(' ');
};

const describePlace = (answer: Exclude<NearbyAnswer, { kind: 'birth' }>): string => {
  const gradeName = answer.grade?.name ?? null;
  if (answer.kind === 'far') {
    const { branch, km } = answer.nearest;
    const city = CITIES[branch.city].displayName;
    return LOCATE_COPY.far(city, describeKm(km), answer.boarding.length > 0);
  }
  const [nearest] = answer.branches;
  const found = nearest
    ? LOCATE_COPY.nearest(branchName(nearest.branch), describeKm(nearest.km), gradeName)
    : LOCATE_COPY.notTaught(gradeName ?? '');
  return answer.roughKm === null
    ? found
    : `${found} ${LOCATE_COPY.rough(describeKm(answer.roughKm))}`;
};

import { type GradeId, isGradeId } from '@/data/grades';
import { type CitySlug, isCitySlug } from '@/data/places/places';
import { isRecord } from '@/lib/site/isRecord';
import { parseDay } from '@/lib/site/parseDay';
import { openTabStore } from '@/lib/site/tabStore';

/** In this tab only. It holds a birthday: it never goes into an address, a log or a tag. */
export const ANSWERS_KEY = 'visit-answers';

const STORE = openTabStore(ANSWERS_KEY);

const LONGEST_LOCALITY = 80;

/** What a visitor told the finder and the forms, each as it was said last. */
export type VisitAnswers = {
  /** As the finder names it: `Kharadi`. */
  locality?: string;
  /** The city that the locality is in. */
  city?: CitySlug;
  /** `YYYY-MM-DD` */
  birth?: string;
  grade?: GradeId;
};

export const readVisitAnswers = (): VisitAnswers => {
  const stored = STORE.read();
  if (!isRecord(stored)) return {};
  const { locality, city, birth, grade } = stored;
  return {
    ...(typeof locality === 'string' &&
      locality !== '' && { locality: locality.slice(0, LONGEST_LOCALITY) }),
    ...(isCitySlug(city) && { city }),
    ...(typeof birth === 'string' && parseDay(birth) && { birth }),
    ...(isGradeId(grade) && { grade }),
  };
};

/** Saves what was said just now; a value that is `undefined` was taken back. */
export const saveVisitAnswers = (said: VisitAnswers): void =>
  STORE.write({ ...readVisitAnswers(), ...said });

const listeners = new Set<() => void>();

/** Calls back when the finder has learnt something on the page that is open. Gives what ends that. */
export const onAnswers = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Tells the forms of this page that there are new answers. */
export const announceAnswers = (): void => {
  for (const listener of listeners) listener();
};

/** After an enquiry is sent: the next one may be for another child, from the same home. */
export const forgetChild = (): void => saveVisitAnswers({ birth: undefined, grade: undefined });

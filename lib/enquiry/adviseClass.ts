import { CLASS_COPY } from '@/data/copy/classAdvice';
import { GRADES } from '@/data/grades';
import type { OfferedPlaces } from '@/data/places/cityLists';
import { isCitySlug } from '@/data/places/places';
import { ADMISSION_SESSION } from '@/data/school';
import { cutOffDay, stateOf } from '@/lib/schools/directory/cutOff';
import { type GradeForBirth, gradeForBirth } from '@/lib/schools/directory/gradeForBirth';
import { longDate, shortDate } from '@/lib/schools/directory/profile/words';
import type { EnquiryFields } from './fields';
import { isTaught } from './place';
import { isTooEarly } from './rules';

export type ClassQuestionTexts = {
  /** What the answer is about: another birthday, city or class is another question. */
  about: string;
  text: string;
  keep: string;
  /** Null where no class of the branch fits. */
  change: string | null;
};

export type ClassAdvice = {
  /** `Born 14 Aug 2021: Nursery in 2025-26 (3 years on 1 June 2025).` */
  hint: string;
  /** The option of the list that fits the birthday; null where the branch has none. */
  fits: string | null;
  /** Asked where the chosen class does not fit. */
  question: ClassQuestionTexts | null;
};

type Answer = Exclude<GradeForBirth, { kind: 'invalid' | 'future' }>;

type Chosen = Pick<EnquiryFields, 'date_of_birth' | 'city' | 'branch' | 'grade'>;

/** What the birthday says about the class; null while there is no birthday that can be right. */
export const adviseClass = (
  chosen: Chosen,
  today: string,
  cities: OfferedPlaces = 'full',
): ClassAdvice | null => {
  const { date_of_birth: birth, city, branch, grade } = chosen;
  const state = isCitySlug(city) ? stateOf(city) : null;
  const answer = gradeForBirth(birth, { state, today });
  if (answer.kind === 'invalid' || answer.kind === 'future' || isTooEarly(birth)) return null;
  const fits = answer.kind === 'grade' ? String(answer.grade.id) : null;
  const isHere = fits !== null && isTaught({ city, branch }, fits, cities);
  const sentence = tellClass(answer, shortDate(birth), longDate(cutOffDay(state)));
  const isMissing = answer.kind === 'grade' && branch !== '' && !isHere;
  return {
    hint: isMissing ? `${sentence} ${CLASS_COPY.notTaught(answer.grade.name)}` : sentence,
    fits: isHere ? fits : null,
    question: grade === '' || grade === fits ? null : ask(chosen, answer, isHere),
  };
};

const tellClass = (answer: Answer, born: string, day: string): string => {
  switch (answer.kind) {
    case 'grade':
      return CLASS_COPY.fits(born, answer.grade.name, ADMISSION_SESSION.label, answer.age, day);
    case 'too-young':
      return CLASS_COPY.tooYoung(born, GRADES[0].name, answer.session);
    case 'too-old':
      return CLASS_COPY.tooOld(born, GRADES.at(-1)?.name ?? '');
  }
};

const ask = (chosen: Chosen, answer: Answer, isTaught: boolean): ClassQuestionTexts | null => {
  const name = GRADES.find(({ id }) => String(id) === chosen.grade)?.name;
  if (name === undefined) return null;
  const byAge = answer.kind === 'grade' ? answer.grade.name : null;
  return {
    about: [chosen.date_of_birth, chosen.city, chosen.grade].join(' '),
    text: [byAge && CLASS_COPY.byAge(byAge), CLASS_COPY.ask(name)].filter(Boolean).join(' '),
    keep: CLASS_COPY.keep(name),
    change: byAge && isTaught ? CLASS_COPY.change(byAge) : null,
  };
};

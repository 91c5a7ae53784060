import type { OfferedPlaces } from '@/data/places/cityLists';
import { cityOptions } from './cityOptions';
import type { EnquiryFields } from './fields';
import { withCity, withTaughtGrade } from './place';
import type { VisitAnswers } from './visitAnswers';

type Fields = {
  /** What the form holds by now. */
  current: EnquiryFields;
  /** What the page filled in: a field that it filled and that is empty now was emptied by the parent. */
  prefilled: EnquiryFields;
  cities: OfferedPlaces;
};

/** The fields that answers go into. */
const ANSWERED = ['date_of_birth', 'city', 'branch', 'grade'] as const;

/** What was filled in from answers, field by field. */
export type FilledIn = Partial<Record<(typeof ANSWERED)[number], string>>;

/** The form without what answers filled in and the parent has left so: newer answers take its place. */
export const withoutFilledIn = (
  { current, prefilled }: Omit<Fields, 'cities'>,
  filledIn: FilledIn,
) => {
  const isOurs = (name: (typeof ANSWERED)[number]) => filledIn[name] === current[name];
  // A branch that the parent chose holds its city.
  const isCityFree = current.branch === '' || isOurs('branch');
  const base = { ...current };
  for (const name of ANSWERED) {
    if (isOurs(name) && (name !== 'city' || isCityFree)) base[name] = prefilled[name];
  }
  return base;
};

/** What answers have changed in the form. */
export const findFilledIn = (before: EnquiryFields, after: EnquiryFields): FilledIn =>
  Object.fromEntries(
    ANSWERED.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]),
  );

/**
 * Fills in what a visitor told us elsewhere in this visit, only where the form is empty. The branch
 * stays the parent's to choose.
 */
export const addAnswers = (
  { current, prefilled, cities }: Fields,
  { city, birth = '', grade }: VisitAnswers,
): EnquiryFields => {
  const isEmpty = (name: keyof EnquiryFields) => current[name] === '' && prefilled[name] === '';
  const offered = cityOptions(cities).find(({ value }) => value === city)?.value;
  const date = isEmpty('date_of_birth') ? birth : current.date_of_birth;
  const inCity =
    offered && isEmpty('city') && current.branch === ''
      ? withCity(current, offered, cities)
      : current;
  // The class belongs to the birthday: with another one it is another child's.
  const isSameChild = birth === '' || date === '' || date === birth;
  const place =
    grade !== undefined && isEmpty('grade') && isSameChild
      ? withTaughtGrade(inCity, String(grade), cities)
      : inCity;
  return {
    ...current,
    date_of_birth: date,
    city: place.city,
    branch: place.branch,
    grade: place.grade,
  };
};

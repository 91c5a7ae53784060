import type { CityListMode } from '@/data/places/cityLists';
import { cityOptions } from './cityOptions';
import type { EnquiryFields } from './fields';
import { withCity, withTaughtGrade } from './place';
import type { VisitAnswers } from './visitAnswers';

type Fields = {
  /** What the form holds by now. */
  current: EnquiryFields;
  /** What the page filled in: a field that it filled and that is empty now was emptied by the parent. */
  prefilled: EnquiryFields;
  cities: CityListMode;
};

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
    offered && isEmpty('city') && current.branch === '' ? withCity(current, offered) : current;
  // The class belongs to the birthday: with another one it is another child's.
  const isSameChild = birth === '' || date === '' || date === birth;
  const place =
    grade !== undefined && isEmpty('grade') && isSameChild
      ? withTaughtGrade(inCity, String(grade))
      : inCity;
  return {
    ...current,
    date_of_birth: date,
    city: place.city,
    branch: place.branch,
    grade: place.grade,
  };
};

import type { OfferedPlaces } from '@/data/places/cityLists';
import { isOffered } from './cityOptions';
import type { Draft } from './draft';
import { type EnquiryFields, mapFields } from './fields';
import { isBranchOffered, type Place, settlePlace } from './place';

const isSamePlace = (one: Place, other: Place): boolean =>
  one.city === other.city && one.branch === other.branch && one.grade === other.grade;

/** Where a form began: its page's branch, else its city. Drafts are told apart by it. */
export const startOf = ({ branch, city }: Pick<Place, 'branch' | 'city'>): string => branch || city;

/**
 * Whether the lists of a draft are meant here: it began on such a page, or this page settles nothing
 * that the draft says otherwise. On the page of another branch the parent means that one.
 */
const isMeantHere = (prefilled: Place, { start, values }: Draft): boolean =>
  start === startOf(prefilled) ||
  prefilled.city === '' ||
  (prefilled.branch === '' && values.city === prefilled.city);

/**
 * What the form holds once JavaScript runs: what the parent has typed already, else the draft, else
 * what the page filled in. A page that offers fewer cities or branches has no place for another one.
 */
export const mergeDraft = (
  typed: EnquiryFields,
  prefilled: EnquiryFields,
  draft: Draft | null,
  cities: OfferedPlaces = 'full',
): EnquiryFields => {
  const stored: Partial<EnquiryFields> = draft?.values ?? {};
  const texts = mapFields(({ name }) =>
    typed[name] === prefilled[name] ? (stored[name] ?? typed[name]) : typed[name],
  );
  const hasPlace =
    (!stored.city || isOffered(stored.city, cities)) &&
    (!stored.branch || isBranchOffered(Number(stored.branch), cities));
  const isStored =
    draft !== null && hasPlace && isSamePlace(typed, prefilled) && isMeantHere(prefilled, draft);
  const place = isStored ? { ...typed, ...stored } : typed;
  // The class goes with the child from page to page, unless this one is about another class.
  const grade = prefilled.grade === '' ? texts.grade : place.grade;
  return {
    ...texts,
    ...settlePlace({ city: place.city, branch: place.branch, grade }, prefilled, cities),
  };
};

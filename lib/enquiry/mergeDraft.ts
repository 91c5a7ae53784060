import type { CityListMode } from '@/data/places/cityLists';
import { isOffered } from './cityOptions';
import type { Draft } from './draft';
import { type EnquiryFields, mapFields } from './fields';
import { type Place, settlePlace } from './place';

const isSamePlace = (one: Place, other: Place): boolean =>
  one.city === other.city && one.branch === other.branch && one.grade === other.grade;

/**
 * What the form holds once JavaScript runs: what the parent has typed already, else the draft, else
 * what the page filled in. The lists come from the draft only where it began with the same branch:
 * on the page of another branch the parent means that one, and a page that offers fewer cities has no
 * place for another.
 */
export const mergeDraft = (
  typed: EnquiryFields,
  prefilled: EnquiryFields,
  draft: Draft | null,
  cities: CityListMode = 'full',
): EnquiryFields => {
  const stored: Partial<EnquiryFields> = draft?.values ?? {};
  const texts = mapFields(({ name }) =>
    typed[name] === prefilled[name] ? (stored[name] ?? typed[name]) : typed[name],
  );
  const isUntouched = isSamePlace(typed, prefilled) && draft?.startBranch === prefilled.branch;
  const hasPlace = !stored.city || isOffered(stored.city, cities);
  const place = isUntouched && hasPlace ? { ...typed, ...stored } : typed;
  return {
    ...texts,
    ...settlePlace({ city: place.city, branch: place.branch, grade: place.grade }, prefilled),
  };
};

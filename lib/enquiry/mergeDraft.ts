import type { Draft } from './draft';
import { type EnquiryFields, mapFields } from './fields';
import { type Place, settlePlace } from './place';

const isSamePlace = (one: Place, other: Place): boolean =>
  one.city === other.city && one.branch === other.branch && one.grade === other.grade;

/**
 * What the form holds once JavaScript runs: what the parent has typed already, else the draft, else
 * what the page filled in. The lists come from the draft only where it began with the same branch:
 * on the page of another branch the parent means that one.
 */
export const mergeDraft = (
  typed: EnquiryFields,
  served: EnquiryFields,
  draft: Draft | null,
): EnquiryFields => {
  const kept: Partial<EnquiryFields> = draft?.values ?? {};
  const texts = mapFields(({ name }) =>
    typed[name] === served[name] ? (kept[name] ?? typed[name]) : typed[name],
  );
  const isUntouched = isSamePlace(typed, served) && draft?.startBranch === served.branch;
  const place = isUntouched ? { ...typed, ...kept } : typed;
  return {
    ...texts,
    ...settlePlace({ city: place.city, branch: place.branch, grade: place.grade }, served),
  };
};

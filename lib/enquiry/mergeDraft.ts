import type { Draft } from './draft';
import type { EnquiryFields } from './fields';
import { type Place, settlePlace } from './place';

type TextField = Exclude<keyof EnquiryFields, keyof Place>;

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
  const kept = draft?.values ?? {};
  const text = (field: TextField): string =>
    typed[field] === served[field] ? (kept[field] ?? typed[field]) : typed[field];
  const isUntouched = isSamePlace(typed, served) && draft?.startBranch === served.branch;
  const place = isUntouched ? { ...typed, ...kept } : typed;
  return {
    parent_name: text('parent_name'),
    child_name: text('child_name'),
    date_of_birth: text('date_of_birth'),
    email: text('email'),
    ...settlePlace({ city: place.city, branch: place.branch, grade: place.grade }, served),
    mobile: text('mobile'),
  };
};

import type { BranchId } from '@/data/branches';
import type { CitySlug } from '@/data/cities';
import type { CityNote } from '@/data/cityNotes';

/** What a campaign says about a city that has no page of its own. */
export const QUIET_CITY_NOTES = {
  pali: {
    intro:
      'Pali lies between Jodhpur and the Aravalli hills, a town of cloth merchants and dyers. Our school there carries the name Khejri Grove.',
    families:
      'Trading families weigh a school with care: they ask for English that is spoken, for firm science and for hours that fit a shop.',
    travel:
      'The town is compact, and most homes are a short ride away. Lorries rule the roads of the industrial area, so come by the residential side.',
  },
} as const satisfies Partial<Record<CitySlug, CityNote>>;

/**
 * The form does not list every city (specification 5). An enquiry from there goes to the nearest
 * branch that it lists: Pal Road in Jodhpur for Pali.
 */
export const FORM_STAND_INS: Partial<Record<CitySlug, BranchId>> = { pali: 101 };

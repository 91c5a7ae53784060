import { readTracked } from './attribution';

/** The source of an enquiry whose visit names no advertisement and no link of ours. */
export const DIRECT = 'direct';

/** The source where a link names something that is no name of one. */
const OTHER = 'other';
const LONGEST = 40;

// A link can hold anything, and the source stands in the store in plain text: no number, no address.
const MAY_BE_PERSONAL = /\d{10}|@/;

/**
 * Which link brought a parent, out of what `parseAttribution` stored: the name that it gives itself
 * (`utm_source`), in small letters; `google` for one of Google Ads without a name.
 */
export const sourceOf = (attribution: string | null): string => {
  const { utm_source, gclid } = readTracked(attribution);
  const written = utm_source.trim().toLowerCase();
  if (written === '') return gclid === '' ? DIRECT : 'google';
  if (MAY_BE_PERSONAL.test(written.replaceAll(/[\s().+-]/g, ''))) return OTHER;
  const name = written.replaceAll(/[^a-z0-9._-]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return name.slice(0, LONGEST) || OTHER;
};

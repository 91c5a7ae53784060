import { type CountSource, SOURCE_WORDS } from '@/data/counts';
import type { Tracked } from '@/lib/enquiry/readAttribution';

type Marks = Pick<Tracked, 'utm_source' | 'utm_medium' | 'gclid'>;

// Longer values are somebody's experiment.
const MAX_LENGTH = 200;

/**
 * Which of the known sources the links of a visit name; `other` where they name one that we do not know,
 * `direct` where there was no such link. A click that Google marked by itself is Google's.
 */
export const sourceOf = ({ utm_source = '', utm_medium = '', gclid = '' }: Marks): CountSource => {
  const text = utm_source.slice(0, MAX_LENGTH).toLowerCase();
  const known = SOURCE_WORDS.find(([, words]) => words.test(text))?.[0];
  if (known !== undefined) return known;
  if (utm_medium === 'affiliate') return 'affiliate';
  if (text !== '') return 'other';
  return gclid === '' ? 'direct' : 'google';
};

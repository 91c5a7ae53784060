import { plainKey } from '@/lib/schools/places/soundKey';
import { farTowns } from './searchPlaces';
import { readWords } from './searchWords';

// Boarders come from everywhere.
const BOARDING = 'boarding';

const FAR_TOWNS: readonly string[] = farTowns().map((name) => readWords(name).join(' '));

/**
 * What a text asks for besides a town too far from all our schools; null where that leaves nothing
 * of ours. `isBegun` tells names that we do have: a branch on Mysore Road is not in Mysore.
 */
export const leaveOutFarTown = (
  text: string,
  isBegun: (term: string) => boolean,
): string | null => {
  const said = ` ${readWords(text).join(' ')} `;
  const town = FAR_TOWNS.find((name) => said.includes(` ${name} `));
  if (town === undefined) return text;
  const [before = '', after = ''] = said.split(` ${town} `).map((part) => part.trim());
  const pairs = [lastWord(before) + town, town + firstWord(after)];
  if (pairs.some((pair) => pair !== town && isBegun(plainKey(pair)))) return text;
  return said.includes(` ${BOARDING} `) ? `${before} ${after}` : null;
};

const firstWord = (text: string): string => text.split(' ').at(0) ?? '';
const lastWord = (text: string): string => text.split(' ').at(-1) ?? '';

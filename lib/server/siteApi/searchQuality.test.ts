import { listRoutes } from '@/data/routes/routes';
import {
  NEW_SEARCHES,
  type ParentSearch,
  TUNED_SEARCHES,
} from '@/lib/server/testing/parentSearches';
import { searchSite } from './searchIndex';

const SEARCHES: readonly ParentSearch[] = [...TUNED_SEARCHES, ...NEW_SEARCHES];

/** At which place a right page stands, from 1; where we have nothing, whether nothing is found. */
const placeOf = ([text, ...right]: ParentSearch): number => {
  const links = searchSite(text).map(({ link }) => link);
  if (right.length === 0) return links.length === 0 ? 1 : Number.POSITIVE_INFINITY;
  const at = links.findIndex((link) => right.includes(link));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
};

const missedBy = (searches: readonly ParentSearch[], places: number): string[] =>
  searches.filter((search) => placeOf(search) > places).map(([text]) => text);

it('expects pages that exist, and each text once', () => {
  const paths = new Set(listRoutes().map(({ path }) => path));
  const texts = SEARCHES.map(([text]) => text);
  expect(SEARCHES.flatMap(([, ...right]) => right).filter((path) => !paths.has(path))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

it('answers 95 of 100 parents with the first result', () => {
  const missed = missedBy(SEARCHES, 1);
  expect({ missed, tooMany: missed.length > SEARCHES.length * 0.05 }).toMatchObject({
    tooMany: false,
  });
});

it('answers 99 of 100 parents with the first three results', () => {
  const missed = missedBy(SEARCHES, 3);
  expect({ missed, tooMany: missed.length > SEARCHES.length * 0.01 }).toMatchObject({
    tooMany: false,
  });
});

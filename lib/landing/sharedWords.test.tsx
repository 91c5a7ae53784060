import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CbseSections } from '@/components/views/cbseSchools/CbseSections';
import { LpSections } from '@/components/views/lp/LpSections';
import { CBSE_CITIES, LP_CITIES } from '@/data/places/places';
import { buildCbsePage, type CbsePage } from './cbsePage';
import { buildLpPage, type LpPage } from './lpPage';

type Words = Map<string, number>;

const CONTACT = { phone: '18009990101', brochureUrl: '/brochure.pdf' };

const visitSections = (page: LpPage) => <LpSections page={page} contact={CONTACT} />;
const cbseSections = (page: CbsePage) => <CbseSections page={page} />;

const wordsOf = (sections: ReactElement, ...texts: string[]): Words => {
  const shown = renderToStaticMarkup(sections).replace(/<script.*?<\/script>|<[^>]+>/gs, ' ');
  const words: Words = new Map();
  for (const word of `${shown} ${texts.join(' ')}`.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
};

const countAll = (words: Words): number => [...words.values()].reduce((sum, n) => sum + n, 0);

/** The part of the shorter page's words that the other one has too: each as often as it stands. */
const shareOf = (one: Words, other: Words): number => {
  const shared = [...one].reduce((sum, [word, n]) => sum + Math.min(n, other.get(word) ?? 0), 0);
  return shared / Math.min(countAll(one), countAll(other));
};

/** The same with each word counted once. */
const vocabularyShare = (one: Words, other: Words): number =>
  [...one.keys()].filter((word) => other.has(word)).length / Math.min(one.size, other.size);

const MOST_SHARED = 0.8;

const alike = (pages: readonly { city: string; words: Words }[]): string[] =>
  pages.flatMap((one, at) =>
    pages.slice(at + 1).flatMap((other) => {
      const share = Math.max(
        shareOf(one.words, other.words),
        vocabularyShare(one.words, other.words),
      );
      return share < MOST_SHARED ? [] : [`${one.city} and ${other.city}: ${share.toFixed(2)}`];
    }),
  );

it('tells each city’s visitors something of their own', () => {
  const pages = LP_CITIES.flatMap(({ city }) => {
    const page = buildLpPage(city);
    if (!page) return [];
    return { city, words: wordsOf(visitSections(page), page.heading, page.lead, ...page.points) };
  });
  expect(pages).toHaveLength(LP_CITIES.length);
  expect(alike(pages)).toEqual([]);
});

it('tells of CBSE differently in each city', () => {
  const pages = CBSE_CITIES.flatMap((city) => {
    const page = buildCbsePage(city);
    if (!page) return [];
    return { city, words: wordsOf(cbseSections(page), page.heading, page.lead, ...page.points) };
  });
  expect(pages).toHaveLength(CBSE_CITIES.length);
  expect(alike(pages)).toEqual([]);
});

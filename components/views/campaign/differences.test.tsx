import { renderToStaticMarkup } from 'react-dom/server';
import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { BRANCH_LIST, CITY_SLUGS } from '@/data/places/places';
import { buildCampaignPage } from '@/lib/landing/campaigns/campaignPage';
import { CampaignSections } from './CampaignSections';

/** What a visitor reads outside the form. */
const textOf = (segments: readonly string[]): string => {
  const page = buildCampaignPage('campaign', segments)?.page;
  if (!page) throw new Error(`No campaign at ${segments.join('/')}`);
  const { heading, lead, points, facts, place } = page.hero;
  const shown = renderToStaticMarkup(
    <CampaignSections blocks={page.blocks} checkedOn={page.checkedOn} phone="18009990101" />,
  );
  const first = facts.map(({ term, detail }) => `${term} ${detail}`);
  return [
    heading,
    lead,
    ...points,
    ...first,
    place.name,
    place.detail,
    shown.replace(/<[^>]+>/g, ' '),
  ].join(' ');
};

const wordsOf = (text: string): Map<string, number> => {
  const words = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
};

const countAll = (words: Map<string, number>): number =>
  [...words.values()].reduce((sum, count) => sum + count, 0);

const shareOf = (one: Map<string, number>, other: Map<string, number>): number => {
  const shared = [...one].reduce(
    (sum, [word, count]) => sum + Math.min(count, other.get(word) ?? 0),
    0,
  );
  return shared / Math.min(countAll(one), countAll(other));
};

it.each([
  ['cities', CITY_SLUGS.map((slug) => [slug])],
  ['branches', BRANCH_LIST.map(({ city, slug }) => [city, slug])],
  ['special campaigns', CAMPAIGNS.map(({ slug }) => [slug])],
])('shares less than 85 %% of the words between any two of the %s', (_, addresses) => {
  const pages = addresses.map((segments) => ({
    name: segments.join('/'),
    words: wordsOf(textOf(segments)),
  }));
  const alike = pages.flatMap((one, at) =>
    pages
      .slice(at + 1)
      .map((other) => ({ pair: [one.name, other.name], share: shareOf(one.words, other.words) }))
      .filter(({ share }) => share >= 0.85),
  );
  expect(alike).toEqual([]);
});

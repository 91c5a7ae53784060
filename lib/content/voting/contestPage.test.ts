import { existsSync } from 'node:fs';
import { CONTESTS } from '@/data/contests/contests';
import { CONTEST_SLUGS } from '@/data/contests/slugs';
import { VOTING_COPY } from '@/data/copy/banners';
import { chromeFor } from '@/lib/chrome/rules';
import { parseDay } from '@/lib/site/parseDay';
import { buildContestPage } from './contestPage';

const TODAY = '2026-11-21';
const pages = CONTEST_SLUGS.map((slug) => buildContestPage(slug, TODAY));

it.each(pages.map((page) => [page.seo.path, page] as const))(
  '%s is closed and shows the votes of every entry, without asking the server',
  (_path, { ballot: { contest, stage, entries, result } }) => {
    expect(stage).toBe('closed');
    expect(Object.keys(result ?? {}).sort()).toEqual(entries.map(({ id }) => id).sort());
    expect(Object.values(result ?? {}).every((votes) => votes > 0)).toBe(true);
    expect(result).toEqual(CONTESTS[contest].result);
  },
);

it('closes public-speaking on the day that its banner names, and says so', () => {
  const before = buildContestPage('public-speaking', '2025-06-06').ballot;
  const after = buildContestPage('public-speaking', '2025-06-07').ballot;
  expect([before.stage, before.result]).toEqual(['open', null]);
  expect(after.stage).toBe('closed');
  expect(after.stageTexts.closed).toBe('Voting closed on 6 June 2025. This is the result.');
  expect(VOTING_COPY['voting-open']).toContain('6th June 2025');
});

it('is under a banner that says closed, but for public-speaking, whose banner is fixed', () => {
  const banners = pages.map(({ seo }) => [seo.path, chromeFor(seo.path).banner] as const);
  const open = banners.filter(([, banner]) => banner === 'voting-open');
  expect(open).toEqual([['/public-speaking', 'voting-open']]);
});

it('has entries that can be told apart', () => {
  for (const { entries } of Object.values(CONTESTS)) {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.length).toBeGreaterThanOrEqual(4);
    expect(entries.every(({ id }) => /^[a-z0-9-]{3,40}$/.test(id))).toBe(true);
  }
});

it('has days of the calendar, the first not after the last', () => {
  for (const { opensOn, closesOn } of Object.values(CONTESTS)) {
    expect(parseDay(opensOn)).not.toBeNull();
    expect(closesOn === null || (parseDay(closesOn) !== null && opensOn <= closesOn)).toBe(true);
  }
});

it('has an image for each, and leads to all the others', () => {
  for (const { picture, sections } of pages) {
    expect(existsSync(`public${picture}`)).toBe(true);
    expect(sections.links).toHaveLength(CONTEST_SLUGS.length);
  }
});

it('can be sent to the browser as it is', () => {
  expect(JSON.parse(JSON.stringify(pages))).toEqual(pages);
});

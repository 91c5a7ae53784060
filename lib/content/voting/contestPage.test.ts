import { existsSync } from 'node:fs';
import { CONTESTS } from '@/data/contests/contests';
import { CONTEST_SLUGS } from '@/data/contests/slugs';
import { chromeFor } from '@/lib/chrome/rules';
import { parseDay } from '@/lib/site/parseDay';
import { buildContestPage } from './contestPage';

const TODAY = '2026-11-21';
const pages = CONTEST_SLUGS.map((slug) => buildContestPage(slug, TODAY));

it.each([
  ['public-speaking', 'open'],
  ['fiction-frolic-voting', 'closed'],
  ['football-challenge-voting', 'closed'],
  ['shortfilm', 'closed'],
  ['basketball-challenge-voting', 'closed'],
  ['voxsymphony-voting', 'closed'],
  ['bestie-challenge-voting', 'closed'],
] as const)('%s is %s', (slug, stage) => {
  expect(buildContestPage(slug, TODAY).ballot.stage).toBe(stage);
});

it('says the same as the banner above it', () => {
  for (const { seo, ballot } of pages) {
    const { banner } = chromeFor(seo.path);
    expect([banner, ballot.stage]).toEqual([banner && `voting-${ballot.stage}`, ballot.stage]);
  }
});

it('says that the day in the banner has passed', () => {
  const [open] = pages.filter(({ ballot }) => ballot.stage === 'open');
  expect(open?.ballot.stageTexts.open).toMatch(/no closing day is set.*has passed/);
});

it('has entries that can be told apart, each marked as a sample', () => {
  for (const { entries } of Object.values(CONTESTS)) {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.length).toBeGreaterThanOrEqual(4);
    expect(entries.every(({ id, isSample }) => isSample && /^[a-z0-9-]{3,40}$/.test(id))).toBe(
      true,
    );
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

import { existsSync } from 'node:fs';
import { ACTIVITY_CONTENTS } from '@/data/content/activities/contents';
import { KHEL_MAHOTSAV } from '@/data/content/activities/khelMahotsav';
import { KHEL_MAHOTSAV_2025 } from '@/data/content/activities/khelMahotsav2025';
import { ACTIVITY_OVERVIEW } from '@/data/content/activities/overview';
import { SUPER_SINGER } from '@/data/content/activities/superSinger';
import { ACTIVITY_PATHS, ACTIVITY_SLUGS, activityPath } from '@/data/routes/paths/activities';
import { listRoutes } from '@/data/routes/routes';
import { buildActivityPage } from './activityPage';

const activities = ACTIVITY_SLUGS.map((slug) =>
  buildActivityPage(activityPath(slug), ACTIVITY_CONTENTS[slug]),
);
const overview = buildActivityPage(ACTIVITY_PATHS.activities, ACTIVITY_OVERVIEW);
const pages = [
  ...activities,
  overview,
  buildActivityPage(ACTIVITY_PATHS.khelMahotsav, KHEL_MAHOTSAV),
  buildActivityPage(ACTIVITY_PATHS.khelMahotsav2025, KHEL_MAHOTSAV_2025),
  buildActivityPage(ACTIVITY_PATHS.superSinger, SUPER_SINGER),
];
const blocks = pages.flatMap((page) => page.blocks);

it('tells of each activity what a child does, a project, safety and what to ask', () => {
  for (const page of activities) {
    const kinds = page.blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['ages', 'project', 'table', 'safety', 'list']));
  }
});

it('leads only to pages that there are', () => {
  const paths = new Set(listRoutes().map(({ path }) => path));
  const links = blocks.flatMap((block) => {
    if (block.kind === 'links') return block.links;
    return block.kind === 'cards' ? block.cards : [];
  });
  expect(links.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
});

it('has every image that it shows', () => {
  const cards = blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []));
  const pictures = [...pages, ...cards].map(({ picture }) => picture);
  expect(pictures.filter((picture) => !existsSync(`public${picture}`))).toEqual([]);
});

it('has tables whose rows are as long as their head, with a heading each', () => {
  for (const block of blocks) {
    if (block.kind !== 'table') continue;
    const { columns, rows } = block.table;
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
    expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length);
  }
});

it('gives every block of a page an id of its own', () => {
  for (const page of pages) {
    const ids = page.blocks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('says nothing twice in the same words', () => {
  const texts = blocks.flatMap((block) => {
    if (block.kind === 'points') return block.points.map(({ text }) => text);
    if (block.kind === 'list' || block.kind === 'safety') return block.items;
    return block.kind === 'ages' ? block.ages.map(({ text }) => text) : [];
  });
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

it('can be sent to the browser as it is', () => {
  expect(JSON.parse(JSON.stringify(pages))).toEqual(pages);
});

// The numbers that texts work with, worked out once more.
it('counts right: crossings of a coaster, points of a race, a plate before the fire', () => {
  const over = Array.from({ length: 20 }, (_, row) => (row % 2 === 0 ? 6 : 5));
  expect(over.reduce((sum, count) => sum + count, 0)).toBe(110);
  expect(11 * 20).toBe(220);
  expect((5 + 3 + 1) / 30).toBeLessThan(1 / 3);
  expect(20 * 0.9).toBe(18);
  expect(18 * 1.1).toBeLessThan(20);
});

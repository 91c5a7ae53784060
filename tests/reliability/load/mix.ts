import { readdirSync } from 'node:fs';

/** What visitors ask for, and how often in a hundred requests. */
type Wish = { path: string; share: number };

const PAGES: Wish[] = [
  { path: '/', share: 14 },
  { path: '/ois-pune-branches', share: 6 },
  { path: '/hyderabad-branches', share: 5 },
  { path: '/hyderabad-branches/jubilee-hills', share: 8 },
  { path: '/fee-structure', share: 6 },
  { path: '/maths-concepts/table-of-7', share: 7 },
  { path: '/class7-ncert-solutions', share: 5 },
  { path: '/blog', share: 4 },
  { path: '/?utm_source=google&utm_medium=cpc', share: 5 },
];

const RENDERED: Wish[] = [
  { path: '/lp/pune', share: 4 },
  { path: '/admissions-open-for-2025-26?utm_source=google', share: 3 },
  { path: '/search?s=fees', share: 4 },
];

const READS: Wish[] = [
  { path: '/api/search?s=branch', share: 4 },
  { path: '/api/footer', share: 3 },
];

const FILES: Wish[] = [
  { path: '/brochure.pdf', share: 1 },
  { path: '/sitemap.xml', share: 1 },
  { path: '/robots.txt', share: 1 },
];

const BUILT_SHARE = 19;

/** A script of every page, by the name that the build gave it. */
const builtScript = (): string => {
  const folder = '_next/static/chunks';
  const file = readdirSync('.next/static/chunks').find((name) => /^main-.*\.js$/.test(name));
  if (file === undefined) throw new Error('The build has no main script.');
  return `/${folder}/${file}`;
};

/** A hundred addresses in the shares in which a school's visitors ask for them. */
export const visitorMix = (): string[] =>
  [...PAGES, ...RENDERED, ...READS, ...FILES, { path: builtScript(), share: BUILT_SHARE }].flatMap(
    ({ path, share }) => Array<string>(share).fill(path),
  );

/** What a campaign's visitors ask for: the page of the advertisement, and what is made for each. */
export const campaignMix = (): string[] => [
  '/lp/pune?utm_source=google&utm_medium=cpc',
  '/admissions-open-for-2025-26?utm_source=facebook',
  '/search?s=fees',
  builtScript(),
];

/** Visits each address once, so that none is measured while its code is loaded. */
export const warmUp = async (origin: string): Promise<void> => {
  for (const path of new Set(visitorMix())) {
    const response = await fetch(`${origin}${path}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  }
};

import { readdirSync } from 'node:fs';

/** What visitors ask for, and how often in a hundred requests: pages, rendered ones, reads, files. */
const WISHES: [string, number][] = [
  ['/', 14],
  ['/ois-pune-branches', 6],
  ['/hyderabad-branches', 5],
  ['/hyderabad-branches/jubilee-hills', 8],
  ['/fee-structure', 6],
  ['/maths-concepts/table-of-7', 7],
  ['/class7-ncert-solutions', 5],
  ['/blog', 4],
  ['/?utm_source=google&utm_medium=cpc', 5],
  ['/lp/pune', 4],
  ['/admissions-open-for-2025-26?utm_source=google', 3],
  ['/search?s=fees', 4],
  ['/api/search?s=branch', 4],
  ['/api/footer', 3],
  ['/brochure.pdf', 1],
  ['/sitemap.xml', 1],
  ['/robots.txt', 1],
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
  [...WISHES, [builtScript(), BUILT_SHARE] as const].flatMap(([path, share]) =>
    Array<string>(share).fill(path),
  );

/** What a campaign's visitors ask for: the page of the advertisement, and what is made for each. */
export const campaignMix = (): string[] => [
  '/lp/pune?utm_source=google&utm_medium=cpc',
  '/admissions-open-for-2025-26?utm_source=facebook',
  '/search?s=fees',
  builtScript(),
];

/** Visits each address, so that none is measured while its code is loaded: a busy machine takes a while. */
export const warmUp = async (origin: string): Promise<void> => {
  for (const path of new Set(visitorMix())) {
    let status = 0;
    for (let tries = 0; tries < 5 && status !== 200; tries += 1) {
      const response = await fetch(`${origin}${path}`);
      await response.arrayBuffer();
      status = response.status;
    }
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  }
};

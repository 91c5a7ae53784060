import type { NavSection } from '@/data/menu/menu';
import { LP_CITIES_WITHOUT_FOOTER } from '@/data/places/places';

/**
 * Pure rules of a URL: what stands around a page. Each table is read top down, the first match wins,
 * in the order and with the fragments of the specification (2.1, 2.3). In every page's JavaScript.
 */

export const HEADER_NAMES = ['site', 'logo', 'campaign', 'brochure', 'none'] as const;
export type HeaderName = (typeof HEADER_NAMES)[number];
export type FooterName = 'full' | 'event' | 'none';
export type BannerName = 'voting-closed' | 'voting-open' | 'event';
type TagSet = 'ads' | 'analytics' | 'none';

export type Chrome = {
  header: HeaderName;
  footer: FooterName;
  banner: BannerName | null;
  /** Whether phones get the row of links to study material. */
  hasStudyStrip: boolean;
  /** The menu entry that is highlighted. */
  section: NavSection | null;
  /** Whether the chat widget may load. */
  hasChat: boolean;
  /** Which tags may load once the visitor agrees. */
  tags: TagSet;
};

type Matches = (path: string) => boolean;
type Rule<Name> = readonly [name: Name, when: Matches];

const contains =
  (...parts: string[]): Matches =>
  (path) =>
    parts.some((part) => path.includes(part));

const equals =
  (...paths: string[]): Matches =>
  (path) =>
    paths.includes(path);

const unless =
  (when: Matches, exception: Matches): Matches =>
  (path) =>
    when(path) && !exception(path);

const either =
  (...choices: Matches[]): Matches =>
  (path) =>
    choices.some((when) => when(path));

/** The name of the first rule that matches, or `otherwise`. */
const pick = <Name, Other>(rules: readonly Rule<Name>[], path: string, otherwise: Other) =>
  rules.find(([, when]) => when(path))?.[0] ?? otherwise;

/** Not-found and error pages, and paths whose first segment is `test`. */
const isBare = either(equals('/404', '/500', '/_error'), (path) => path.split('/')[1] === 'test');

const isBlog = contains('blog');
const isEvent = equals('/event/go-cosmo-2024');
const isAdPage = unless(contains('/campaign'), isBlog);

const HEADERS: readonly Rule<HeaderName>[] = [
  ['none', isBare],
  ['logo', contains('admissions-open-for-2025', 'transfer-admission')],
  ['campaign', unless(contains('campaign'), isBlog)],
  ['brochure', contains('/lp/')],
];

const endsWithItsForm = equals(
  '/transfer-admission',
  '/admissions-open-for-2025-26',
  '/admissions-open-for-2025-26-boarding',
  '/nearme',
  '/thank-you',
  '/home-2',
  ...LP_CITIES_WITHOUT_FOOTER.map((city) => `/lp/${city}`),
);

const FOOTERS: readonly Rule<FooterName>[] = [
  ['none', either(isBare, isAdPage, endsWithItsForm, (path) => /^\/cbse-schools[^/]*$/.test(path))],
  ['event', isEvent],
];

const BANNERS: readonly Rule<BannerName>[] = [
  [
    'voting-closed',
    contains(
      'bestie-challenge',
      'voxsymphony-voting',
      'basketball-challenge',
      'shortfilm',
      'football-challenge',
    ),
  ],
  [
    'voting-open',
    unless(contains('public-speaking'), contains('activities/public-speaking', 'campaignv1')),
  ],
  ['event', isEvent],
];

const isStudyMaterial = contains(
  'concepts',
  'syllabus',
  'worksheets',
  'ncert-solutions',
  'story',
  'poems',
  'formula',
  'converters',
  'calculators',
  '/my-study',
);
const isSamplePaper = contains('sample-paper');

const showsStudyStrip = either(
  isStudyMaterial,
  unless(isSamplePaper, contains('sample-paper/boards-samples', 'sample-paper/5-9-samples')),
);

// Their addresses hold references, and they are about one person.
const isPersonal = contains('/login', '/my-enquiries', '/enquiry');

const TAGS: readonly Rule<TagSet>[] = [
  ['none', either(isBare, isPersonal)],
  ['ads', isAdPage],
  ['none', either(isStudyMaterial, isSamplePaper)],
];

// A branch page may be named after a boarding school or a pre-primary wing, an activity after a
// story: the place a page hangs in goes before what its name mentions.
const SECTIONS: readonly Rule<NavSection>[] = [
  ['blogs', isBlog],
  [
    'schools',
    contains('-branches', 'day-school', 'boarding-school', 'cbse-schools', '/nearme', '/compare'),
  ],
  [
    'more',
    contains(
      '/activities',
      'khel-mahotsav',
      'super-singer',
      '-voting',
      'public-speaking',
      'shortfilm',
      'bestie-challenge',
    ),
  ],
  ['about', contains('/about-us', '/contact-us', '/press-coverage', '/newsmakers', '/event')],
  ['admission', contains('admission', 'application-form', 'fee-structure')],
  [
    'study',
    either(
      isStudyMaterial,
      isSamplePaper,
      contains(
        '/academics',
        'curriculum',
        'pre-primary',
        'primary-school',
        'primary-and-secondary',
        'digital-enhanced-learning',
        'student-exchange',
        'special-education',
        'psychology-counselling',
        'rte-information',
        'transfer-certificates',
      ),
    ),
  ],
];

const skipsChat = either(
  isBare,
  contains('transfer-admission', 'campaign', 'lp', 'admissions-open-for-'),
);

/** The path alone: no query, no fragment, no trailing slash. */
export const toPath = (url: string): string => {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  let end = path.length;
  // No pattern: one for slashes at the end reads a long row of them once for each slash.
  while (path[end - 1] === '/') end -= 1;
  return path.length > 1 ? path.slice(0, end) || '/' : '/';
};

/** What stands around the page at this path. Banner, strip and menu come with the site's header. */
export const chromeFor = (url: string): Chrome => {
  const path = toPath(url);
  const header = pick(HEADERS, path, 'site');
  const isSite = header === 'site';
  return {
    header,
    footer: pick(FOOTERS, path, 'full'),
    banner: isSite ? pick(BANNERS, path, null) : null,
    hasStudyStrip: isSite && showsStudyStrip(path),
    section: isSite ? pick(SECTIONS, path, null) : null,
    hasChat: !skipsChat(path),
    tags: pick(TAGS, path, 'analytics'),
  };
};

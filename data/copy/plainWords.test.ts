import { BRANCH_LIST, CITY_SLUGS, LP_CITIES } from '@/data/places/places';
import { buildCampaignPage } from '@/lib/landing/campaigns/campaignPage';
import { buildCbsePage } from '@/lib/landing/cbsePage';
import { buildLpPage } from '@/lib/landing/lpPage';
import { buildBranchPage } from '@/lib/schools/directory/branchPage';
import { buildCityAdmission } from '@/lib/schools/directory/cityAdmission';
import { buildCityPage } from '@/lib/schools/directory/cityPage';
import { listTexts, type SourceLine, textsIn } from '@/lib/testing/listTexts';

/** What a parent reads about the school and the way to it. Poems, stories and lessons have other rules. */
const SCHOOL_PAGES = [
  'components',
  'data/campaigns',
  'data/content',
  'data/contests',
  'data/copy',
  'data/places',
  'data/routes/pages',
  'lib/landing',
  'lib/schools',
];

const EVERYWHERE = [...SCHOOL_PAGES, 'data/blog', 'lib/content'];

type Rule = readonly [name: string, pattern: RegExp];

const OF_SCHOOL_PAGES: readonly Rule[] = [
  ['a claim about families without a source', /\b(?:most|nearly all) (?:families|parents)\b/i],
  [
    'a claim about where pupils come from',
    /\bmost (?:of the )?(?:pupils|children) (?:come|live)\b/i,
  ],
  ['a claim about where things hang', /hangs in the (?:school )?office/i],
  ['a bus that nobody has named', /feeder bus/i],
  ['everybody who knows the way', /\b(?:every|any) (?:auto|rickshaw) driver|anybody in the area/i],
  ['a child who travels alone', /(?:pupils?|child(?:ren)?) can (?:come by|cycle|ride|walk alone)/i],
  ['a child on a bicycle', /by bicycle|on bicycles|children cycle/i],
  ['a friend instead of an adult', /by (?:train|bus|metro) with a friend/i],
  ['a map in riddles', /look for the blue|the green that you see/i],
  [
    'a saying about days of the week',
    /\bit is (?:mon|tues|wednes|thurs|fri)day\b|\b(?:ordinary|normal) tuesday/i,
  ],
  ['a saying about what says more', /\bsays? (?:more|little) (?:than|about)|\btells? a lot\b/i],
  ['praise of our own honesty', /\bhonest(?:ly|y)?\b/i],
  ['a door that nobody has seen', /counsellor’s door/i],
  ['a road that is no road', /where the road (?:leads|goes on)|end of a road/i],
];

const OF_EVERY_PAGE: readonly Rule[] = [
  ['dinner', /\bsupper\b/i],
  ['documents', /\b(?:identity|medical) papers?\b|\bpapers to bring\b|\bwhich papers\b/i],
  ['Track my enquiry', /\bfollow my enquiry\b/i],
  ['Remove', /'take away'/i],
  [
    'a page that confesses to be a sample',
    /\bsample (?:entr(?:y|ies)|page|programme|event|certificates?)\b/i,
  ],
  ['a list of samples', /(?<![-/])\bsamples\b(?! of paper)/i],
];

// Search words, and addresses of the specification.
const MAY_SAY_SAMPLES = /boards[- ]samples|5-9[- ]samples|sampleSchool|SAMPLE_SCHOOL|kitchenSink/;

const breaking = (lines: readonly SourceLine[], [, pattern]: Rule): string[] =>
  lines
    .filter(({ place, text }) => pattern.test(text) && !MAY_SAY_SAMPLES.test(`${place} ${text}`))
    .map(({ place, text }) => `${place}: ${text.trim()}`);

const schoolLines = listTexts(SCHOOL_PAGES);
const allLines = listTexts(EVERYWHERE);

it('reads many lines', () => {
  expect(schoolLines.length).toBeGreaterThan(5_000);
});

it.each(OF_SCHOOL_PAGES)('no page about the school has %s', (...rule) => {
  expect(breaking(schoolLines, rule)).toEqual([]);
});

it.each(OF_EVERY_PAGE)('every page avoids what stands for: %s', (...rule) => {
  expect(breaking(allLines, rule)).toEqual([]);
});

describe('the sentences that are put together', () => {
  const campaign = (...address: string[]) => buildCampaignPage('campaign', address);
  const lines = [
    ...BRANCH_LIST.flatMap((branch) => [
      buildBranchPage(branch),
      campaign(branch.city, branch.slug),
    ]),
    ...CITY_SLUGS.flatMap((slug) => [
      buildCityPage(slug),
      buildCityAdmission(slug),
      buildCbsePage(slug),
      campaign(slug),
    ]),
    ...LP_CITIES.map(({ city }) => buildLpPage(city)),
  ]
    .flatMap(textsIn)
    .map((text) => ({ place: 'generated', text }));

  it.each([
    ...OF_SCHOOL_PAGES,
    // A school is on a road, but in a suburb that is called one.
    ['a school inside a road', /\bin (?!Mira Road)(?:[A-Z]\w+ ){1,2}Road\b(?! and|,? [A-Z])/],
    ['an article that does not fit', /\ba (?:ICSE|OIS|hour)\b|\ban (?:CBSE|KGS)\b/],
    ['a word twice', /\b(the|a|in|on|of|and|to) \1\b/],
    ['a missing value', /\bundefined\b|\bnull\b|\bNaN\b/],
  ] satisfies readonly Rule[])('have no page with %s', (...rule) => {
    expect(breaking(lines, rule)).toEqual([]);
  });
});

import { CITY_SLUGS, LP_CITIES_WITHOUT_FOOTER } from '@/data/places/places';
import { anyText } from '@/lib/testing/anyText';
import fc from '@/lib/testing/properties';
import { type Chrome, chromeFor, toPath } from './rules';

/** A page of the site with everything around it; each row below says how it differs. */
const SITE: Chrome = {
  header: 'site',
  footer: 'full',
  banner: null,
  hasStudyStrip: false,
  section: null,
  hasChat: true,
  tags: 'analytics',
};

const BARE: Chrome = {
  ...SITE,
  header: 'none',
  footer: 'none',
  hasChat: false,
  tags: 'none',
};
const LOGO: Chrome = { ...SITE, header: 'logo', hasChat: false };
const CAMPAIGN: Chrome = {
  ...SITE,
  header: 'campaign',
  footer: 'none',
  hasChat: false,
  tags: 'ads',
};
const BROCHURE: Chrome = { ...SITE, header: 'brochure', hasChat: false };
const STUDY: Chrome = { ...SITE, section: 'study', hasStudyStrip: true, tags: 'none' };
const IN = (section: Chrome['section']): Chrome => ({ ...SITE, section });

type Row = readonly [url: string, expected: Chrome];

/** Each sentence of the specification (2.1, 2.3) with the addresses that it speaks of. */
const SENTENCES: Record<string, readonly Row[]> = {
  'not-found and error pages have no header and footer': [
    ['/404', BARE],
    ['/500', BARE],
    ['/_error', BARE],
    ['/404?from=/campaign/pune', BARE],
    ['/404/pune', SITE],
    ['/40', SITE],
  ],
  'paths whose first segment is test are bare': [
    ['/test', BARE],
    ['/test/', BARE],
    ['/test/kitchen-sink', BARE],
    ['/test/campaign/pune', BARE],
    ['/test/lp/pune', BARE],
    ['/test/transfer-admission', BARE],
    ['/test/worksheets', BARE],
    ['/test/football-challenge-voting', BARE],
    ['/testing', SITE],
    ['/tests/kitchen-sink', SITE],
    ['/a/test', SITE],
    ['/?s=/test', SITE],
  ],
  'admissions-open-for-2025 and transfer-admission: a logo bar': [
    ['/admissions-open-for-2025-26', { ...LOGO, footer: 'none' }],
    ['/admissions-open-for-2025-26-boarding', { ...LOGO, footer: 'none' }],
    ['/admissions-open-for-2025-26/', { ...LOGO, footer: 'none' }],
    ['/admissions-open-for-2025-26?utm_source=google', { ...LOGO, footer: 'none' }],
    ['/admissions-open-for-2025-27', LOGO],
    ['/pune/admissions-open-for-2025', LOGO],
    ['/transfer-admission', { ...LOGO, footer: 'none' }],
    ['/transfer-admission#form', { ...LOGO, footer: 'none' }],
    ['/transfer-admission/pune', LOGO],
    ['/blog/transfer-admission', LOGO],
    ['/lp/transfer-admission', LOGO],
  ],
  'the logo bar goes before the campaign bar': [
    ['/campaignv1/transfer-admission', { ...LOGO, footer: 'none', tags: 'ads' }],
    ['/campaign/transfer-admission', { ...LOGO, footer: 'none', tags: 'ads' }],
    ['/campaign/admissions-open-for-2025-26', { ...LOGO, footer: 'none', tags: 'ads' }],
  ],
  'only admissions-open-for-2025 is red, but none of the years has the chat widget': [
    ['/admissions-open-for-2024-25', { ...IN('admission'), hasChat: false }],
    ['/admissions-open-for-2026-27', { ...IN('admission'), hasChat: false }],
    ['/admissions-open', IN('admission')],
  ],
  'paths containing /campaign: a campaign bar, ad scripts, no footer': [
    ['/campaign', CAMPAIGN],
    ['/campaign/', CAMPAIGN],
    ['/campaign/pune', CAMPAIGN],
    ['/campaign/pune?utm_source=facebook&utm_medium=affiliate', CAMPAIGN],
    ['/campaign/bangalore/jalahalli', CAMPAIGN],
    ['/campaign/boarding-admission', CAMPAIGN],
    ['/campaign/admissions-2025-26', CAMPAIGN],
    ['/campaignv1/sonipat', CAMPAIGN],
    ['/campaignv1/gurgaon', CAMPAIGN],
    ['/campaignv1/bangalore/btm-pre-primary', CAMPAIGN],
    ['/campaigns', CAMPAIGN],
    ['/pune/campaign-2025', CAMPAIGN],
    ['/campaign/lp/pune', CAMPAIGN],
    ['/campaign/worksheets', CAMPAIGN],
    ['/campaign/football-challenge', CAMPAIGN],
  ],
  'campaign without its slash: the campaign bar, but the footer and no ad scripts': [
    ['/our-campaign', { ...SITE, header: 'campaign', hasChat: false }],
    ['/pune-campaign/form', { ...SITE, header: 'campaign', hasChat: false }],
  ],
  'campaign but not blog': [
    ['/blog/campaign-for-clean-water', { ...IN('blogs'), hasChat: false }],
    ['/blog/campaign', { ...IN('blogs'), hasChat: false }],
    ['/campaign/blog', { ...IN('blogs'), hasChat: false }],
    ['/blog/campaignv1-public-speaking', { ...IN('blogs'), hasChat: false }],
    ['/campaign-blog', { ...IN('blogs'), hasChat: false }],
  ],
  'paths containing /lp/: a brochure bar; certain cities have no footer': [
    ['/lp/bangalore', BROCHURE],
    ['/lp/mumbai', BROCHURE],
    ['/lp/pune', BROCHURE],
    ['/lp/pune?utm_source=google', BROCHURE],
    ['/lp/hyderabad', BROCHURE],
    ['/lp/gurgaon', BROCHURE],
    ['/lp/delhi', BROCHURE],
    ['/lp/nagpur', { ...BROCHURE, footer: 'none' }],
    ['/lp/jodhpur/', { ...BROCHURE, footer: 'none' }],
    ['/lp/hubli-dharwad', { ...BROCHURE, footer: 'none' }],
    ['/lp/nagpur/more', BROCHURE],
    ['/pune/lp/nagpur', BROCHURE],
  ],
  'lp without its slashes: the site header, but still no chat widget': [
    ['/lp', { ...SITE, hasChat: false }],
    ['/help', { ...SITE, hasChat: false }],
    ['/lpu/pune', { ...SITE, hasChat: false }],
    ['/blog/alphabet', { ...IN('blogs'), hasChat: false }],
  ],
  'nearme, thank-you, home-2: no footer': [
    ['/nearme', { ...IN('schools'), footer: 'none' }],
    ['/nearme/', { ...IN('schools'), footer: 'none' }],
    ['/nearme/pune', IN('schools')],
    ['/thank-you', { ...SITE, footer: 'none' }],
    ['/thank-you?from=form', { ...SITE, footer: 'none' }],
    ['/thank-you/again', SITE],
    ['/home-2', { ...SITE, footer: 'none' }],
    ['/home-20', SITE],
  ],
  'top-level cbse-schools pages: no footer': [
    ['/cbse-schools', { ...IN('schools'), footer: 'none' }],
    ['/cbse-schools-in-pune', { ...IN('schools'), footer: 'none' }],
    ['/cbse-schools-in-hubli-dharwad', { ...IN('schools'), footer: 'none' }],
    ['/cbse-schools-in-pune/wakad', IN('schools')],
    ['/pune/cbse-schools', IN('schools')],
    ['/best-cbse-schools', IN('schools')],
  ],
  'the event has a footer and a banner of its own': [
    ['/event/go-cosmo-2024', { ...IN('about'), footer: 'event', banner: 'event' }],
    ['/event/go-cosmo-2024/', { ...IN('about'), footer: 'event', banner: 'event' }],
    ['/event/go-cosmo-2024?utm_source=x', { ...IN('about'), footer: 'event', banner: 'event' }],
    ['/event/go-cosmo-2025', IN('about')],
    ['/event/go-cosmo-2024/stations', IN('about')],
    ['/event', IN('about')],
  ],
  'the voting challenge paths say that voting is closed': [
    ['/bestie-challenge', { ...IN('more'), banner: 'voting-closed' }],
    ['/bestie-challenge-voting', { ...IN('more'), banner: 'voting-closed' }],
    ['/voxsymphony-voting', { ...IN('more'), banner: 'voting-closed' }],
    ['/basketball-challenge-voting', { ...IN('more'), banner: 'voting-closed' }],
    ['/shortfilm', { ...IN('more'), banner: 'voting-closed' }],
    ['/shortfilm/entries', { ...IN('more'), banner: 'voting-closed' }],
    ['/football-challenge-voting', { ...IN('more'), banner: 'voting-closed' }],
    ['/fiction-frolic-voting', IN('more')],
    ['/voxsymphony', SITE],
    ['/lp/shortfilm', BROCHURE],
    ['/transfer-admission/shortfilm', LOGO],
  ],
  'public-speaking (not activities/public-speaking, not campaignv1) says that voting is open': [
    ['/public-speaking', { ...IN('more'), banner: 'voting-open' }],
    ['/public-speaking?entry=3', { ...IN('more'), banner: 'voting-open' }],
    ['/activities/public-speaking', IN('more')],
    ['/campaignv1/public-speaking', CAMPAIGN],
    ['/blog/public-speaking', { ...IN('blogs'), banner: 'voting-open' }],
  ],
  'the study strip shows on study material': [
    ['/maths-concepts', STUDY],
    ['/maths-concepts/table-of-7', STUDY],
    ['/evs-concepts', STUDY],
    ['/science-concepts', STUDY],
    ['/english-concepts', STUDY],
    ['/cbse-syllabus', STUDY],
    ['/cbse-class-7-syllabus', STUDY],
    ['/worksheets', STUDY],
    ['/worksheets/grade-1', STUDY],
    ['/ncert-solutions', STUDY],
    ['/class7-ncert-solutions', STUDY],
    ['/sample-paper', STUDY],
    ['/sample-paper/class-10', STUDY],
    ['/story', STUDY],
    ['/poems', STUDY],
    ['/poems/rain', STUDY],
    ['/formula', STUDY],
    ['/math-formula', STUDY],
    ['/converters', STUDY],
    ['/converters/number-to-words/42-in-words', STUDY],
    ['/calculators', STUDY],
    ['/my-study', STUDY],
    ['/calculators/basic-calculator', STUDY],
    ['/calculators/physics-calculators', STUDY],
    ['/calculators/physics-calculators/pressure', STUDY],
    ['/calculators?utm_medium=affiliate', STUDY],
    ['/worksheet', SITE],
    ['/search?s=worksheets', SITE],
  ],
  'the strip leaves out two sub-pages of sample-paper; they load no tags either': [
    ['/sample-paper/boards-samples', { ...STUDY, hasStudyStrip: false }],
    ['/sample-paper/5-9-samples', { ...STUDY, hasStudyStrip: false }],
  ],
  'a fragment decides wherever it stands': [
    ['/blog/story-of-a-school', { ...STUDY, section: 'blogs' }],
    ['/about-us/history', { ...STUDY, section: 'about' }],
    ['/activities/story-telling', { ...STUDY, section: 'more' }],
    ['/lp/worksheets', { ...BROCHURE, tags: 'none' }],
  ],
  'the menu highlights schools': [
    ['/day-school', IN('schools')],
    ['/boarding-school', IN('schools')],
    ['/ois-pune-branches', IN('schools')],
    ['/jaipur-branches/nevta', IN('schools')],
    ['/bangalore-branches/boarding-school-kanakapura-road', IN('schools')],
    ['/hyderabad-branches/jubilee-hills-pre-primary', IN('schools')],
    ['/hubli-dharwad-branches/charantimath-gardens', IN('schools')],
  ],
  'the menu highlights admission': [
    ['/admissions', IN('admission')],
    ['/application-form', IN('admission')],
    ['/fee-structure', IN('admission')],
    ['/school-admission-in-pune', IN('admission')],
    ['/school-admission-in-aurangabad-chh-sambhaji-nagar', IN('admission')],
  ],
  'the menu highlights study': [
    ['/academics', IN('study')],
    ['/pre-primary', IN('study')],
    ['/primary-school', IN('study')],
    ['/primary-and-secondary', IN('study')],
    ['/digital-enhanced-learning-del', IN('study')],
    ['/robotics-curriculum', IN('study')],
    ['/student-exchange-program', IN('study')],
    ['/special-education-inclusive-philosophy', IN('study')],
    ['/psychology-counselling-old', IN('study')],
    ['/rte-information', IN('study')],
    ['/transfer-certificates', IN('study')],
  ],
  'the menu highlights blogs, about and more': [
    ['/blog', IN('blogs')],
    ['/blog/choosing-a-boarding-school', IN('blogs')],
    ['/blog/admission-tips', IN('blogs')],
    ['/about-us', IN('about')],
    ['/contact-us', IN('about')],
    ['/press-coverage', IN('about')],
    ['/newsmakers', IN('about')],
    ['/activities', IN('more')],
    ['/activities/robotics', IN('more')],
    ['/khel-mahotsav', IN('more')],
    ['/khel-mahotsav-2025', IN('more')],
    ['/super-singer-competition', IN('more')],
  ],
  'all other paths: the full header, no entry highlighted': [
    ['/', SITE],
    ['/?utm_source=google', SITE],
    ['/search?s=admission', SITE],
    ['/login', { ...SITE, tags: 'none' }],
    ['/my-enquiries', { ...SITE, tags: 'none' }],
    ['/enquiry', { ...SITE, tags: 'none' }],
    ['/enquiry?reference=OIS-7K3M-92QF', { ...SITE, tags: 'none' }],
    ['/enquiry/OIS-7K3M-92QF', { ...SITE, tags: 'none' }],
  ],
};

describe.each(Object.entries(SENTENCES))('%s', (_, rows) => {
  it.each(rows)('%s', (url, expected) => {
    expect(chromeFor(url)).toEqual(expected);
  });
});

it('is read from at least 120 addresses', () => {
  const urls = Object.values(SENTENCES).flatMap((rows) => rows.map(([url]) => url));
  expect(new Set(urls).size).toBeGreaterThanOrEqual(120);
  expect(new Set(urls).size).toBe(urls.length);
});

it('shows the footer on about half of the city landing pages', () => {
  const without = CITY_SLUGS.filter((city) => chromeFor(`/lp/${city}`).footer === 'none');
  expect(without).toEqual(CITY_SLUGS.filter((city) => LP_CITIES_WITHOUT_FOOTER.includes(city)));
  expect(without.length).toBeGreaterThanOrEqual(8);
  expect(without.length).toBeLessThanOrEqual(12);
});

it('answers for any text, and by the path alone', () => {
  fc.assert(
    fc.property(anyText(), fc.string(), (path, query) => {
      const clean = `/${path.replace(/[?#]/g, '')}`;
      expect(chromeFor(`${clean}?${query}`)).toEqual(chromeFor(clean));
    }),
  );
});

it.each([
  ['/', '/'],
  ['/day-school/', '/day-school'],
  ['/day-school?utm_source=x#top', '/day-school'],
  ['/?s=1', '/'],
  ['//', '/'],
  ['', '/'],
])('reads the path of %p as %p', (url, path) => {
  expect(toPath(url)).toBe(path);
});

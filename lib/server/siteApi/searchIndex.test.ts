import { listRoutes } from '@/data/routes/routes';
import { anyText } from '@/lib/testing/anyText';
import { computingMs } from '@/lib/testing/hostileText';
import fc from '@/lib/testing/properties';
import { searchSite } from './searchIndex';

const first = (text: string): string | undefined => searchSite(text)[0]?.link;

const CASES: readonly (readonly [text: string, link: string])[] = [
  // Cities, by every name and in every spelling.
  ['pune', '/ois-pune-branches'],
  ['poona', '/ois-pune-branches'],
  ['Bengaluru', '/bangalore-branches'],
  ['bangaluru', '/bangalore-branches'],
  ['banglore', '/bangalore-branches'],
  ['blr', '/bangalore-branches'],
  ['Gurugram', '/gurgaon-branches'],
  ['gurgoan', '/gurgaon-branches'],
  ['Calcutta', '/kolkata-branches'],
  ['kolkatta', '/kolkata-branches'],
  ['madras', '/chennai-branches'],
  ['bombay', '/mumbai-branches'],
  ['delhi', '/delhi-branches'],
  ['new delhi', '/delhi-branches'],
  ['dilli', '/delhi-branches'],
  ['delhi ncr', '/sonipat-branches'],
  ['sonepat', '/sonipat-branches'],
  ['aurangabad', '/aurangabad-chh-sambhaji-nagar-branches'],
  ['hubli dharwad', '/hubli-dharwad-branches'],
  ['hydrabad', '/hyderabad-branches'],
  ['schools in mumbai', '/mumbai-branches'],
  ['best school in chennai', '/chennai-branches'],
  ['cbse schools in pune', '/cbse-schools-in-pune'],
  ['pune cbse', '/cbse-schools-in-pune'],
  // Branches.
  ['BTM Layout', '/bangalore-branches/btm-layout'],
  ['school near btm', '/bangalore-branches/btm-layout'],
  ['btm pre primary', '/bangalore-branches/btm-pre-primary'],
  ['OIS Jalahalli', '/bangalore-branches/jalahalli'],
  ['jalahali', '/bangalore-branches/jalahalli'],
  ['nagarbhavi', '/bangalore-branches/annapoorneshwari-nagar'],
  ['annapurneshwari nagar', '/bangalore-branches/annapoorneshwari-nagar'],
  ['vijay nagar', '/bangalore-branches/vijayanagar'],
  ['vijay nagar bangalore', '/bangalore-branches/vijayanagar'],
  ['yelhanka', '/bangalore-branches/yelahanka'],
  ['banashankri', '/bangalore-branches/banashankari'],
  ['electronic citi', '/bangalore-branches/electronic-city'],
  ['schools near electronic city', '/bangalore-branches/electronic-city'],
  ['wagoli', '/ois-pune-branches/wagholi'],
  ['pimple saudagar', '/ois-pune-branches/pimple-saudagar'],
  ['velacheri', '/chennai-branches/velachery'],
  ['sector 57', '/gurgaon-branches/sector-57'],
  ['sector 84 gurgaon', '/gurgaon-branches/sector-84'],
  ['dwaraka', '/delhi-branches/dwarka'],
  ['malad', '/mumbai-branches/malad-west'],
  ['navi mumbai nerul', '/mumbai-branches/nerul'],
  // Localities and landmarks around a branch.
  ['madiwala lake', '/bangalore-branches/btm-layout'],
  ['eco park kolkata', '/kolkata-branches/new-town'],
  ['diamond garden', '/mumbai-branches/chembur'],
  ['medavakam', '/chennai-branches/perumbakkam'],
  // The way into the school.
  ['school near me', '/nearme'],
  ['mere paas school', '/nearme'],
  ['branches', '/day-school'],
  ['fees', '/fee-structure'],
  ['school fees', '/fee-structure'],
  ['fee struture', '/fee-structure'],
  ['फीस', '/fee-structure'],
  ['admission', '/admissions'],
  ['dakhila', '/admissions'],
  ['admission age', '/admissions'],
  ['documents required for admission', '/admissions'],
  ['admission in pune', '/school-admission-in-pune'],
  ['pune admission', '/school-admission-in-pune'],
  ['admission bengaluru', '/school-admission-in-bangalore'],
  ['application form', '/application-form'],
  ['admission form', '/application-form'],
  ['how to fill admission form', '/application-form'],
  ['apply online', '/application-form'],
  ['boarding school', '/boarding-school'],
  ['hostel', '/boarding-school'],
  ['boarding school delhi', '/sonipat-branches/boarding-school-sonipat'],
  ['boarding school in bhopal', '/bhopal-branches/boarding-school-hoshangabad-road'],
  ['hostel in bhopal', '/bhopal-branches/boarding-school-hoshangabad-road'],
  ['day school', '/day-school'],
  ['compare schools', '/compare'],
  ['login', '/login'],
  // Tables, in English and in Hindi.
  ['table of 17', '/maths-concepts/table-of-17'],
  ['17 ka table', '/maths-concepts/table-of-17'],
  ['17 times table', '/maths-concepts/table-of-17'],
  ['paanch ka pahada', '/maths-concepts/table-of-5'],
  ['do ka table', '/maths-concepts/table-of-2'],
  ['१७ का पहाड़ा', '/maths-concepts/table-of-17'],
  ['tables', '/maths-concepts'],
  ['42', '/maths-concepts/table-of-42'],
  // Classes and chapters.
  ['class 7 maths ch 9', '/class7-ncert-solutions/ganita-prakash/chapter-9'],
  ['7th maths chapter 9', '/class7-ncert-solutions/ganita-prakash/chapter-9'],
  ['class vii maths lesson 9', '/class7-ncert-solutions/ganita-prakash/chapter-9'],
  ['class 9 maths ch 7', '/class9-ncert-solutions/ganita-manjari/chapter-7'],
  ['10th science electricity', '/class10-ncert-solutions/science/chapter-11'],
  ['class 4 evs chapter 3', '/class4-ncert-solutions/our-wondrous-world/chapter-3'],
  ['quadratic equation class 10', '/class10-ncert-solutions/maths/chapter-4'],
  ['class 1 maths', '/class1-ncert-solutions/maths'],
  ['7th class ganit', '/class7-ncert-solutions/ganita-prakash'],
  ['कक्षा 7 गणित', '/class7-ncert-solutions/ganita-prakash'],
  ['class 9 science solutions', '/class9-ncert-solutions/exploration'],
  ['grade 10', '/class10-ncert-solutions'],
  ['class 12 physics syllabus', '/cbse-class-12-syllabus'],
  ['cbse syllabus class 8', '/cbse-class-8-syllabus'],
  ['pathyakram', '/cbse-syllabus'],
  ['sample paper class 10 maths', '/sample-paper/class-10-maths'],
  ['question paper class 9 science', '/sample-paper/class-9-science'],
  ['class 8 maths worksheet pdf', '/worksheets/grade-8'],
  ['alphabet worksheet nursery', '/worksheets/nursery'],
  ['class 3 division with remainder worksheet', '/worksheets/grade-3/division-with-remainder'],
  // Study material by subject.
  ['ganit', '/maths-concepts'],
  ['kavita', '/poems'],
  ['कविता', '/poems'],
  ['kahani', '/story'],
  ['moral stories', '/story'],
  ['hcf calculator', '/calculators/math-calculator/hcf-lcm'],
  ['percentage calculator', '/calculators/math-calculator/percentage'],
  ['maths calculator', '/calculators/math-calculator'],
  ['molar mass calculator', '/calculators/chemistry-calculator/molar-mass'],
  ['lens formula calculator', '/calculators/physics-calculators/lens'],
  ['lcm', '/maths-concepts/hcf-and-lcm'],
  ['pythagorus theorem', '/maths-concepts/pythagoras-theorem'],
  ['photosynthesis', '/science-concepts/photosynthesis'],
  ['newton laws', '/science-concepts/laws-of-motion'],
  ['active and passive voice', '/english-concepts/active-and-passive'],
  ['letter to editor', '/english-concepts/formal-letter'],
  ['physics formulae', '/physics-formula'],
  ['acre to cent', '/converters/area'],
  ['feet to cm', '/converters/length'],
  ['roman numerals', '/converters/roman-numerals'],
  // Numbers in words: of any number, although no list has them all.
  ['42 in words', '/converters/number-to-words/42-in-words'],
  ['99999999 in words', '/converters/number-to-words/99999999-in-words'],
  ['9,99,99,999 in words', '/converters/number-to-words/99999999-in-words'],
  ['2.5 lakh in words', '/converters/number-to-words/250000-in-words'],
  ['number to words', '/converters/number-to-words'],
  // Programmes, the school itself, activities and the blog.
  ['tc download', '/transfer-certificates'],
  ['leaving certificate', '/transfer-certificates'],
  ['rte admission', '/rte-information'],
  ['robotics', '/robotics-curriculum'],
  ['robotics club', '/activities/robotics'],
  ['counselling', '/psychology-counselling-old'],
  ['smart class', '/digital-enhanced-learning-del'],
  ['preschool', '/pre-primary'],
  ['cbse or icse', '/curriculum'],
  ['contact number', '/contact-us'],
  ['naukri', '/careers'],
  ['teacher vacancy', '/careers'],
  ['refund', '/cancellation-and-refund-policy'],
  ['privacy', '/privacy-policy'],
  ['sports day', '/khel-mahotsav'],
  ['singing competition', '/super-singer-competition'],
  ['football challenge', '/football-challenge-voting'],
  ['choosing a board', '/blog/choosing-a-board'],
  ['first week of nursery', '/blog/first-week-of-nursery'],
  ['mid year transfer', '/blog/changing-school-mid-year'],
  ['stream after 10th', '/blog/choosing-a-stream'],
  // Half typed.
  ['btm lay', '/bangalore-branches/btm-layout'],
  ['admissio', '/admissions'],
  ['photosynth', '/science-concepts/photosynthesis'],
];

describe('the first result', () => {
  it.each(CASES)('of %p is %p', (text, link) => {
    expect(first(text)).toBe(link);
  });
});

describe('texts that name nothing', () => {
  it.each([
    [''],
    ['   '],
    ['?!'],
    ['qqqxxxyyy'],
    ['<script>'],
    ['a'.repeat(200)],
    ['\u0000'],
    ['👩‍👩‍👧'],
    // Of what we do not have, pages about the other words would be noise.
    ['school in lucknow'],
    ['holiday list 2025'],
    ['neet coaching'],
  ])('finds nothing for %p', (text) => {
    expect(searchSite(text)).toEqual([]);
  });
});

it('leads boarders on from a town without a school of ours', () => {
  expect(first('boarding school in lucknow')).toBe('/boarding-school');
  expect(first('mysore road')).toBe('/bangalore-branches/mysore-road');
});

it('finds the localities that a branch serves', () => {
  const links = searchSite('kormangala').map(({ link }) => link);
  expect(links).toContain('/bangalore-branches/btm-layout');
});

it('answers with what a page shows', () => {
  expect(searchSite('fees')[0]).toEqual({
    title: expect.stringContaining('Fee structure'),
    link: '/fee-structure',
    description: expect.any(String),
    kind: 'Admission',
  });
});

it('says which part of the site a page belongs to', () => {
  const kinds = ['kavita', 'blog', 'about us', 'btm layout'].map(
    (text) => searchSite(text)[0]?.kind,
  );
  expect(kinds).toEqual(['Study', 'Blog', 'About us', 'Branch']);
});

it('offers a bare number both as a table and in words', () => {
  const links = searchSite('42').map(({ link }) => link);
  expect(links.slice(0, 2)).toEqual([
    '/maths-concepts/table-of-42',
    '/converters/number-to-words/42-in-words',
  ]);
});

it('answers any text at all, Hindi as well', () => {
  const devanagari = fc
    .integer({ min: 0x900, max: 0x97f })
    .map((code) => String.fromCharCode(code));
  const letters = fc.oneof(devanagari, fc.constantFrom(' ', 'a', 'k', '7', '-', '/'));
  const texts = fc.array(letters, { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(texts, anyText({ maxLength: 100 })), (text) => {
      expect(searchSite(text).length).toBeLessThanOrEqual(30);
    }),
  );
});

it('never lists a page twice, nor more than thirty', () => {
  for (const text of ['school', 'class', 'bangalore admission school']) {
    const links = searchSite(text).map(({ link }) => link);
    expect(new Set(links).size).toBe(links.length);
    expect(links.length).toBeLessThanOrEqual(30);
  }
});

it('leads to public pages only, none of them made for advertisements', () => {
  const found = new Set(CASES.flatMap(([text]) => searchSite(text).map(({ link }) => link)));
  const searched = listRoutes()
    .filter(({ kind }) => kind !== 'landing')
    .map(({ path }) => path);
  const others = [...found].filter((link) => !searched.includes(link));
  expect(others.filter((link) => !/number-to-words\/\d+-in-words$/.test(link))).toEqual([]);
});

// A ratio of two times of one run: how fast this machine is, and what else it does, is in both.
it('takes no longer than to read through the titles and descriptions of all pages', () => {
  const routes = listRoutes();
  expect(routes.length).toBeGreaterThan(1_000);
  const readThrough = (text: string) =>
    routes.filter(({ title, description, path }) =>
      `${title} ${description} ${path}`
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .includes(text),
    );
  // The first one builds the index.
  searchSite('pune');
  const searching = computingMs(() => CASES.map(([text]) => searchSite(text)));
  const reading = computingMs(() => CASES.map(([text]) => readThrough(text)));
  expect(searching).toBeLessThan(reading);
});

import { searchSite } from './searchIndex';

const first = (text: string): string | undefined => searchSite(text)[0]?.link;

describe('the first result', () => {
  it.each([
    // Cities, by every name.
    ['pune', '/ois-pune-branches'],
    ['Bengaluru', '/bangalore-branches'],
    ['bangaluru', '/bangalore-branches'],
    ['banglore', '/bangalore-branches'],
    ['Gurugram', '/gurgaon-branches'],
    ['gurgoan', '/gurgaon-branches'],
    ['Calcutta', '/kolkata-branches'],
    ['madras', '/chennai-branches'],
    ['delhi', '/delhi-branches'],
    ['new delhi', '/delhi-branches'],
    ['delhi ncr', '/sonipat-branches'],
    ['sonepat', '/sonipat-branches'],
    ['aurangabad', '/aurangabad-chh-sambhaji-nagar-branches'],
    ['hubli dharwad', '/hubli-dharwad-branches'],
    ['hydrabad', '/hyderabad-branches'],
    ['schools in mumbai', '/mumbai-branches'],
    ['best school in chennai', '/chennai-branches'],
    // Branches.
    ['BTM Layout', '/bangalore-branches/btm-layout'],
    ['school near btm', '/bangalore-branches/btm-layout'],
    ['btm pre primary', '/bangalore-branches/btm-pre-primary'],
    ['OIS Jalahalli', '/bangalore-branches/jalahalli'],
    ['jalahali', '/bangalore-branches/jalahalli'],
    ['nagarbhavi', '/bangalore-branches/annapoorneshwari-nagar'],
    ['annapurneshwari nagar', '/bangalore-branches/annapoorneshwari-nagar'],
    ['vijay nagar', '/bangalore-branches/vijayanagar'],
    ['yelhanka', '/bangalore-branches/yelahanka'],
    ['banashankri', '/bangalore-branches/banashankari'],
    ['electronic citi', '/bangalore-branches/electronic-city'],
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
    // Subjects.
    ['fees', '/fee-structure'],
    ['school fees', '/fee-structure'],
    ['fee struture', '/fee-structure'],
    ['admission', '/admissions'],
    ['admission in pune', '/school-admission-in-pune'],
    ['pune admission', '/school-admission-in-pune'],
    ['admission bengaluru', '/school-admission-in-bangalore'],
    ['application form', '/application-form'],
    ['apply online', '/application-form'],
    ['boarding school', '/boarding-school'],
    ['hostel', '/boarding-school'],
    ['boarding school delhi', '/sonipat-branches/boarding-school-sonipat'],
    ['boarding school in bhopal', '/bhopal-branches/boarding-school-hoshangabad-road'],
    ['day school', '/day-school'],
    ['login', '/login'],
  ])('of %p is %p', (text, link) => {
    expect(first(text)).toBe(link);
  });
});

describe('texts that name nothing', () => {
  it.each([[''], ['   '], ['?!'], ['qqqxxxyyy'], ['<script>']])('finds nothing for %p', (text) => {
    expect(searchSite(text)).toEqual([]);
  });
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

it('never lists a page twice, nor more than thirty', () => {
  const links = searchSite('school').map(({ link }) => link);
  expect(new Set(links).size).toBe(links.length);
  expect(links.length).toBeLessThanOrEqual(30);
});

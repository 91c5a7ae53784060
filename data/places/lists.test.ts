import { boardingBranches, siteBranches } from '@/lib/schools/directory/branches';
import { HIDDEN_CITY_NAMES, HIDDEN_CITY_NAMES_COMPACT, RESTRICTED_CITIES } from './cityLists';
import { CITIES, CITY_LIST, getLocation, SPECIAL_CITIES } from './places';

it('shows Sonipat as Delhi NCR, and every other city under its own name', () => {
  expect(CITIES.sonipat.displayName).toBe('Delhi NCR');
  expect(CITY_LIST.filter(({ name, displayName }) => name !== displayName)).toHaveLength(1);
});

it('has the special, hidden and restricted lists of the specification', () => {
  expect(SPECIAL_CITIES).toEqual(['bangalore', 'sonipat', 'bhopal', 'jabalpur']);
  expect(new Set(boardingBranches().map(({ city }) => city))).toEqual(new Set(SPECIAL_CITIES));
  expect(HIDDEN_CITY_NAMES).toEqual(['Vijayanagar', 'Bidar', 'pali']);
  expect(HIDDEN_CITY_NAMES_COMPACT).toEqual(['Vijayanagar', 'Bidar', 'pali', 'Patna', 'Ranchi']);
  expect([...RESTRICTED_CITIES].sort()).toEqual(['bangalore', 'delhi', 'sonipat']);
});

it('links every city in the footer but Tumkur and Pali', () => {
  const left = CITY_LIST.filter(({ footerOrder }) => footerOrder === null).map(({ slug }) => slug);
  expect(left).toEqual(['tumkur', 'pali']);
});

it('gives each branch with a page its locality, a landmark and 5 to 10 localities nearby', () => {
  const bare = siteBranches().filter(({ id }) => {
    const { localArea, landmark, areas } = getLocation(id);
    return localArea === '' || landmark === '' || areas.length < 5 || areas.length > 10;
  });
  expect(bare).toEqual([]);
});

it('names the localities around Jalahalli, the nearest first', () => {
  expect(getLocation(8)).toMatchObject({
    localArea: 'Jalahalli',
    landmark: 'Jalahalli metro station',
    areas: expect.arrayContaining(['Peenya', 'Dasarahalli', 'Mathikere']),
  });
});

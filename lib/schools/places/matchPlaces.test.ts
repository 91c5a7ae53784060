import { BRANCH_LIST, CITY_LIST, getLocation } from '@/data/places/places';
import { branchDisplayName } from '@/lib/schools/directory/branches';
import { anyText } from '@/lib/testing/anyText';
import fc from '@/lib/testing/properties';
import { matchPlaces } from './matchPlaces';
import { plainKey } from './soundKey';

const LOCALITIES = [
  ...new Set(
    BRANCH_LIST.flatMap((branch) => {
      const { localArea, areas } = getLocation(branch.id);
      return [branch.place, branchDisplayName(branch), localArea, ...areas];
    }),
  ),
].map((name) => ({ id: name, names: [name] }));

const CITIES = CITY_LIST.map(({ displayName, name, aliases }) => ({
  id: displayName,
  names: [displayName, name, ...aliases],
}));

it.each([
  ['koramangala', 'Koramangala'],
  ['Koramangla', 'Koramangala'],
  ['Kormangala', 'Koramangala'],
  ['koramangalla', 'Koramangala'],
  ['Jaya Nagar', 'Jayanagar'],
  ['jaynagar', 'Jayanagar'],
  ['jayanagara', 'Jayanagar'],
  ['Vijaynagar', 'Vijay Nagar'],
  ['Vijyanagar', 'Vijayanagar'],
  ['Vijaya Nagar', 'Vijayanagar'],
  ['Whitefeild', 'Whitefield'],
  ['white field', 'Whitefield'],
  ['Witefield', 'Whitefield'],
  ['Jalahali', 'Jalahalli'],
  ['Jallahalli', 'Jalahalli'],
  ['Yelhanka', 'Yelahanka'],
  ['elahanka', 'Yelahanka'],
  ['Bannergatta road', 'Bannerghatta Road'],
  ['Bannerghata Rd', 'Bannerghatta Road'],
  ['Bansankari', 'Banashankari'],
  ['Banashankri', 'Banashankari'],
  ['Yeshwantpur', 'Yeshwanthpur'],
  ['Yashwanthpur', 'Yeshwanthpur'],
  ['Malleswaram', 'Malleshwaram'],
  ['Maleshwaram', 'Malleshwaram'],
  ['Marathalli', 'Marathahalli'],
  ['Marathahali', 'Marathahalli'],
  ['Hebal', 'Hebbal'],
  ['Sarjapura road', 'Sarjapur Road'],
  ['Sarjapur rode', 'Sarjapur Road'],
  ['Bellandoor', 'Bellandur'],
  ['Belandur', 'Bellandur'],
  ['Indranagar', 'Indiranagar'],
  ['Indira nagar', 'Indiranagar'],
  ['C V Raman Nagar', 'CV Raman Nagar'],
  ['hsr', 'HSR Layout'],
  ['H.S.R. layout', 'HSR Layout'],
  ['Kengary', 'Kengeri'],
  ['Nagarbavi', 'Nagarbhavi'],
  ['Nagarabhavi', 'Nagarbhavi'],
  ['Andhery', null],
  ['Goregoan East', 'Goregaon East'],
  ['goregaon w', 'Goregaon West'],
  ['near btm', 'BTM Layout'],
  ['school in Koramangla', 'Koramangala'],
  ['Andhery East', null],
  ['Borivli west', 'Borivali West'],
  ['Kandivli East', 'Kandivali East'],
  ['Chembure', 'Chembur'],
  ['Dombivali', 'Dombivli East'],
  ['Vikroli', 'Vikhroli East'],
  ['Koparkhairane', 'Kopar Khairane'],
  ['Pimple Saudagr', 'Pimple Saudagar'],
  ['Pimple Soudagar', 'Pimple Saudagar'],
  ['Wagoli', 'Wagholi'],
  ['Vagholi', 'Wagholi'],
  ['Talegoan', 'Talegaon Dabhade'],
  ['Lohgaon', 'Lohegaon'],
  ['Velachary', 'Velachery'],
  ['Thuraipakkam', 'Thoraipakkam'],
  ['Perumbakam', 'Perumbakkam'],
  ['Sainikpury', 'Sainikpuri'],
  ['jubillee hills', 'Jubilee Hills'],
  ['Nalagandla', 'Nallagandla'],
  ['Vaishali Ngar', 'Vaishali Nagar'],
  ['Dwaraka', 'Dwarka'],
  ['Raja Rajeshwari Nagar', 'Rajarajeshwari Nagar'],
  ['Rajrajeshwari nagar', 'Rajarajeshwari Nagar'],
  ['sector 57', 'Sector 57'],
  ['Sectr 57', 'Sector 57'],
  ['sector 99', null],
  ['zzz', null],
  ['???', null],
  ['', null],
])('a parent who types %p is shown %p first', (typed, expected) => {
  expect(matchPlaces(LOCALITIES, typed).at(0) ?? null).toBe(expected);
});

it.each([
  ['Bengaluru', 'Bangalore'],
  ['Bengalooru', 'Bangalore'],
  ['Banglore', 'Bangalore'],
  ['Gurugram', 'Gurgaon'],
  ['Gurgoan', 'Gurgaon'],
  ['Calcuta', 'Kolkata'],
  ['Kolkatta', 'Kolkata'],
  ['Madras', 'Chennai'],
  ['Chenai', 'Chennai'],
  ['Hydrabad', 'Hyderabad'],
  ['Hydarabad', 'Hyderabad'],
  ['Poona', 'Pune'],
  ['Sonepat', 'Delhi NCR'],
  ['Aurangabad', 'Chh Sambhaji Nagar'],
  ['Orangabad', 'Chh Sambhaji Nagar'],
  ['Thana', 'Mumbai'],
  ['Hubli', 'Hubbali-Dharwad'],
  ['Tumakuru', 'Tumkur'],
  ['Bhopaal', 'Bhopal'],
  ['Jabalpoor', 'Jabalpur'],
])('reads the city %p as %p', (typed, expected) => {
  expect(matchPlaces(CITIES, typed).at(0) ?? null).toBe(expected);
});

it('keeps strangers out when the name is spelt right', () => {
  expect(matchPlaces(LOCALITIES, 'Hebbal')).toEqual(['Hebbal']);
});

it('never fails on any text', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(matchPlaces(LOCALITIES.slice(0, 40), text)).toBeInstanceOf(Array);
    }),
  );
});

const names = fc
  .uniqueArray(
    fc.string({ minLength: 1, maxLength: 14 }).filter((name) => plainKey(name) !== ''),
    { minLength: 1, maxLength: 12, selector: plainKey },
  )
  .chain((list) => fc.tuple(fc.constant(list), fc.constantFrom(...list)));

it('always ranks an exact name first', () => {
  fc.assert(
    fc.property(names, ([list, name]) => {
      const places = list.map((own) => ({ id: own, names: [own] }));
      expect(matchPlaces(places, name).at(0)).toBe(name);
    }),
  );
});

it('shows each place once, and only places of the list', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const ids = matchPlaces(LOCALITIES, text);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

import { BRANCH_LIST, getLocation } from '@/data/places/places';
import { kmBetween } from '@/lib/schools/places/kmBetween';

/** As far as a landmark may be: the finest distance that the site says is "within 2 km". */
const MOST_KM = 2;

/** Each branch whose place is known, with its landmark. */
const LANDMARKS = BRANCH_LIST.flatMap(({ id, place, position }) => {
  const { landmark, landmarkAt, about, reach } = getLocation(id);
  return position
    ? [{ name: `${place} (${id}): ${landmark}`, position, landmarkAt, about, reach }]
    : [];
});

it('knows where the landmark of every branch on a map is', () => {
  expect(LANDMARKS).toHaveLength(BRANCH_LIST.length - 1);
  expect(LANDMARKS.filter(({ landmarkAt }) => !landmarkAt).map(({ name }) => name)).toEqual([]);
});

it('names no landmark that a family on its way to the branch would not pass or see', () => {
  const far = LANDMARKS.flatMap(({ name, position, landmarkAt }) => {
    const km = landmarkAt ? kmBetween(position, landmarkAt) : 0;
    return km > MOST_KM ? [`${name}, ${km.toFixed(1)} km`] : [];
  });
  expect(far).toEqual([]);
});

it('leaves distances to the map and to what is computed: no text says kilometres by itself', () => {
  const said = LANDMARKS.filter(({ about, reach }) =>
    /\d\s*(?:km|kilomet)/i.test(`${about} ${reach}`),
  );
  expect(said.map(({ name }) => name)).toEqual([]);
});

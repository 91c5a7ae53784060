import { PHONE_NUMBERS, PHONES } from './phones';
import { SCHOOL } from './school';

const NAMES = Object.values(PHONES).flatMap((bySource) =>
  Object.values(bySource).flatMap((byCity) => Object.values(byCity)),
);

it('has a cell for each of 3 contexts, 3 sources and 3 groups of cities', () => {
  expect(NAMES).toHaveLength(27);
});

it('uses every number somewhere', () => {
  expect(new Set(NAMES)).toEqual(new Set(Object.keys(PHONE_NUMBERS)));
});

it('gives every context a number of its own, from a block that nobody is given', () => {
  const headers = Object.values(PHONE_NUMBERS).map(({ header }) => header);
  expect(new Set(headers).size).toBe(headers.length);
  for (const { header, footer } of Object.values(PHONE_NUMBERS)) {
    expect(header).toMatch(/^180000001\d\d$/);
    expect(footer).toMatch(/^180000001\d\d$/);
  }
});

it('starts from the number of the school', () => {
  expect(PHONE_NUMBERS.main.header).toBe(SCHOOL.phone);
});

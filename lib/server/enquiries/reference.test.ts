import { SCHOOL } from '@/data/school';
import { newReference, parseReference } from './reference';

const OWN = SCHOOL.shortName;

it('makes references that read like OIS-7K3M-92QF, without letters that are misread', () => {
  const references = Array.from({ length: 500 }, newReference);
  expect(new Set(references).size).toBe(500);
  for (const reference of references) {
    expect(reference).toMatch(new RegExp(`^${OWN}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$`));
    expect(parseReference(reference)).toBe(reference);
  }
});

it.each([
  [` ${OWN.toLowerCase()}-7k3m-92qf `, `${OWN}-7K3M-92QF`],
  [`${OWN}-OIL3-92QF`, `${OWN}-0113-92QF`],
  [`${OWN.toLowerCase()} 7k3m 92qf`, `${OWN}-7K3M-92QF`],
  [`${OWN}7K3M92QF`, `${OWN}-7K3M-92QF`],
  [`${OWN} - 7K3M - 92QF`, `${OWN}-7K3M-92QF`],
  ['7K3M-92QF', null],
  ['9845012345', null],
  [`${OWN}-7K3M-92QU`, null],
  [`${OWN}-7K3M-92Q`, null],
  [`${OWN}-7K3M-92QFF`, null],
  [`X${OWN}-7K3M-92QF`, null],
  ['../../etc/passwd', null],
  ['', null],
])('reads %p as %p', (text, expected) => {
  expect(parseReference(text)).toBe(expected);
});

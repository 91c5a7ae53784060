import { newReference, parseReference } from './reference';

it('makes references that read like OIS-7K3M-92QF, without letters that are misread', () => {
  const references = Array.from({ length: 500 }, newReference);
  expect(new Set(references).size).toBe(500);
  for (const reference of references) {
    expect(reference).toMatch(/^OIS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(parseReference(reference)).toBe(reference);
  }
});

it.each([
  [' ois-7k3m-92qf ', 'OIS-7K3M-92QF'],
  ['OIS-OIL3-92QF', 'OIS-0113-92QF'],
  ['ois 7k3m 92qf', 'OIS-7K3M-92QF'],
  ['OIS7K3M92QF', 'OIS-7K3M-92QF'],
  ['OIS - 7K3M - 92QF', 'OIS-7K3M-92QF'],
  ['7K3M-92QF', null],
  ['9845012345', null],
  ['OIS-7K3M-92QU', null],
  ['OIS-7K3M-92Q', null],
  ['OIS-7K3M-92QFF', null],
  ['KGS-7K3M-92QF', null],
  ['../../etc/passwd', null],
  ['', null],
])('reads %p as %p', (text, expected) => {
  expect(parseReference(text)).toBe(expected);
});

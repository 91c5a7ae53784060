import fc from '@/lib/testing/properties';
import { isNewerShelf, parseShelf } from './parseShelf';
import { newShelf } from './shelf';
import { anyShelf } from './testing';

it('reads back what was written, and loses nothing', () => {
  fc.assert(
    fc.property(anyShelf, (shelf) => {
      expect(parseShelf(JSON.parse(JSON.stringify(shelf)))).toEqual({ shelf, lost: 0 });
    }),
  );
});

it('survives any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, children) => {
      for (const junk of [value, { version: 1, children }, { version: 1, children: [children] }])
        expect(() => parseShelf(junk)).not.toThrow();
      expect(parseShelf(value)).toBeNull();
    }),
  );
});

const withPage = (path: string, page: unknown) => {
  const shelf = newShelf('one');
  return { ...shelf, children: [{ ...shelf.children[0], pages: { [path]: page } }] };
};
const PAGE = { title: 'Fractions', subject: 'maths', solved: ['a1'], cards: {} };

it.each([
  ['a link to another site', withPage('//evil.example/a', PAGE)],
  ['a script instead of an address', withPage('javascript:alert(1)', PAGE)],
  ['a subject that we do not teach', withPage('/poems/rain', { ...PAGE, subject: 'magic' })],
  ['a solved list that is none', withPage('/poems/rain', { ...PAGE, solved: 7 })],
  [
    'a day that there is not',
    withPage('/poems/rain', {
      ...PAGE,
      cards: { 'ask:a': { due: '2026-02-30', last: '2026-02-01', grade: 'good', step: 1 } },
    }),
  ],
])('leaves out %s, and counts it', (_, value) => {
  const read = parseShelf(value);
  expect(read?.lost).toBeGreaterThan(0);
  expect(JSON.stringify(read?.shelf)).not.toMatch(/evil|javascript|magic|02-30/);
});

it('knows the shelf of a newer release from somebody else’s file', () => {
  expect(isNewerShelf({ version: 2 })).toBe(true);
  for (const other of [{ version: 1 }, { version: 'two' }, [], null, 5])
    expect(isNewerShelf(other)).toBe(false);
});

import fc from '@/lib/testing/properties';
import { exportShelf, importShelf } from './importShelf';
import { mergeShelves } from './mergeShelves';
import { newShelf } from './shelf';
import { anyShelf } from './testing';

it('brings a saved copy to a new phone as it was', () => {
  fc.assert(
    fc.property(anyShelf, (shelf) => {
      const brought = importShelf(newShelf('new'), exportShelf(shelf));
      const children = mergeShelves(newShelf('new'), shelf)?.children;
      expect(brought).toMatchObject({ ok: true, shelf: { children } });
    }),
  );
});

const copy = exportShelf(newShelf('one'));

it.each([
  ['a photograph', '\u0089PNG…', 'notOurs'],
  ['nothing', '', 'notOurs'],
  ['somebody else’s JSON', '{"version":1,"children":[]}', 'notOurs'],
  ['a copy of a newer release', copy.replace('"version":1', '"version":2'), 'newer'],
  ['a copy with a broken part', copy.replace('"spaced"', '"hourly"'), 'damaged'],
  ['a copy without children', copy.replace(/\[\{.*\}\]/, '[]'), 'damaged'],
  ['a copy that was cut off', copy.slice(0, -5), 'notOurs'],
])('refuses %s, and says why', (_, text, problem) => {
  expect(importShelf(newShelf('here'), text)).toEqual({ ok: false, problem });
});

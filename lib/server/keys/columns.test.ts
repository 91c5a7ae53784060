import { anyText } from '@/lib/testing/anyText';
import fc from '@/lib/testing/properties';
import { isStale, keyIdOf, openColumn, sealColumn } from './columns';
import { createKeyRing } from './keyRing';

const PLACE = { table: 'enquiries', column: 'parent_name', row: 'OIS-7K3M-92QF' };
const old = createKeyRing('an old key for columns');
const ring = createKeyRing('a new key for columns', ['an old key for columns']);

it('gives back any text, and never looks the same twice', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const [one, two] = [sealColumn(text, PLACE, ring), sealColumn(text, PLACE, ring)];
      expect(openColumn(one, PLACE, ring)).toBe(text);
      expect(one).not.toBe(two);
      expect(keyIdOf(one)).toBe(ring.current.id);
    }),
  );
});

it('gives back a text of an earlier release as it is', () => {
  for (const text of ['Asha Rao', '', 'enc1', '9845012345', 'a.b.c', 'enc1.x.y']) {
    expect(openColumn(text, PLACE, ring)).toBe(text);
    expect(isStale(text, ring)).toBe(true);
  }
  expect(isStale(null, ring)).toBe(false);
});

it('opens with a key from before, and says that it is to be encrypted again', () => {
  const value = sealColumn('Asha Rao', PLACE, old);
  expect(openColumn(value, PLACE, ring)).toBe('Asha Rao');
  expect(isStale(value, ring)).toBe(true);
  expect(isStale(sealColumn('Asha Rao', PLACE, ring), ring)).toBe(false);
});

it.each([
  ['whose key is gone', PLACE, createKeyRing('a key that came later')],
  ['in another row', { ...PLACE, row: 'OIS-0000-0000' }, ring],
  ['in another column', { ...PLACE, column: 'child_name' }, ring],
  ['in another table', { ...PLACE, table: 'erp_accounts' }, ring],
])('does not open a value %s', (_case, place, keys) => {
  expect(openColumn(sealColumn('Asha Rao', PLACE, ring), place, keys)).toBeNull();
});

it('does not open what was changed in any place', () => {
  const value = sealColumn('Asha Rao', PLACE, ring);
  const start = value.lastIndexOf('.') + 1;
  for (let at = start; at < value.length - 1; at += 1) {
    const changed = value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1);
    expect(openColumn(changed, PLACE, ring)).toBeNull();
  }
  expect(openColumn(value.slice(0, start + 20), PLACE, ring)).toBeNull();
});

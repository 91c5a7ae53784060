import { hkdfSync } from 'node:crypto';
import { createKeyRing, deriveKey, findKey, oldestOf } from './keyRing';

const ring = createKeyRing('the newest', ['the one before', 'the first', 'the newest']);

it('names each key once, without telling it', () => {
  expect(ring.all.map(({ secret }) => secret)).toEqual([
    'the newest',
    'the one before',
    'the first',
  ]);
  expect(new Set(ring.all.map(({ id }) => id)).size).toBe(3);
  for (const { id } of ring.all) expect(id).toMatch(/^[0-9a-f]{8}$/);
});

it('finds a key by its id, and the one that is there longest', () => {
  expect(ring.all.map(({ id }) => findKey(ring, id)?.secret)).toEqual([
    'the newest',
    'the one before',
    'the first',
  ]);
  expect(findKey(ring, '00000000')).toBeNull();
  expect(oldestOf(ring).secret).toBe('the first');
  expect(oldestOf(createKeyRing('alone')).secret).toBe('alone');
});

it('derives another key for each purpose and secret, as HKDF says', () => {
  const [one, two] = [
    { salt: 'a', info: 'b' },
    { salt: 'a', info: 'c' },
  ];
  const all = ring.all.flatMap((key) => [deriveKey(key, one), deriveKey(key, two)]);
  expect(new Set(all.map((key) => key.toString('hex'))).size).toBe(6);
  const expected = Buffer.from(hkdfSync('sha256', 'the newest', 'a', 'b', 32));
  expect(deriveKey(ring.current, one)).toEqual(expected);
});

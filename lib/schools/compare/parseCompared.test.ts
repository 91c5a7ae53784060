import { MOST_COMPARED } from '@/data/routes/paths/compare';
import { siteBranches } from '@/lib/schools/directory/branches';
import fc from '@/lib/testing/properties';
import { parseCompared } from './parseCompared';

const read = (value: string | string[] | undefined) => {
  const { branches, left, unknown } = parseCompared(value);
  return [branches.map(({ slug }) => slug), left.map(({ slug }) => slug), unknown];
};

it.each<[string | string[] | undefined, string[], string[], string[]]>([
  [undefined, [], [], []],
  ['', [], [], []],
  [',, ,', [], [], []],
  ['jalahalli', ['jalahalli'], [], []],
  ['jalahalli,nigdi', ['jalahalli', 'nigdi'], [], []],
  [' Nigdi , JALAHALLI ', ['nigdi', 'jalahalli'], [], []],
  ['nigdi,nigdi,jalahalli,nigdi', ['nigdi', 'jalahalli'], [], []],
  [['jalahalli', 'nigdi', ''], ['jalahalli', 'nigdi'], [], []],
  [['jalahalli,nigdi', 'panathur'], ['jalahalli', 'nigdi', 'panathur'], [], []],
  ['jalahalli,nigdi,panathur,horamavu', ['jalahalli', 'nigdi', 'panathur'], ['horamavu'], []],
  ['jalahalli,atlantis', ['jalahalli'], [], ['atlantis']],
  ['atlantis,atlantis', [], [], ['atlantis']],
  ['__proto__,constructor', [], [], ['__proto__', 'constructor']],
  ['a,b,c,d,e,jalahalli', ['jalahalli'], [], ['a', 'b', 'c']],
  ['x'.repeat(500), [], [], [`${'x'.repeat(40)}…`]],
])('reads %j', (value, branches, left, unknown) => {
  expect(read(value)).toEqual([branches, left, unknown]);
});

it('knows every branch with a page by a name of its own', () => {
  const slugs = siteBranches().map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(read(slug)).toEqual([[slug], [], []]);
});

it('shows at most three, each once, whatever the address says', () => {
  const slugs = siteBranches().map(({ slug }) => slug);
  const names = fc.array(fc.oneof(fc.constantFrom(...slugs), fc.string()), { maxLength: 30 });
  fc.assert(
    fc.property(names, fc.boolean(), (parts, isJoined) => {
      const { branches, left, unknown } = parseCompared(isJoined ? parts.join(',') : parts);
      const shown = [...branches, ...left];
      expect(branches.length).toBeLessThanOrEqual(MOST_COMPARED);
      expect(new Set(shown).size).toBe(shown.length);
      expect(unknown.every((name) => [...name].length <= 41)).toBe(true);
    }),
  );
});

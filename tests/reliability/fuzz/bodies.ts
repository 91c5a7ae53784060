import { toBytes } from './attack';
import type { Random } from './random';

const LIMIT = 64 * 1024;

/** JSON for one value, some of it not quite JSON. */
const ODD_VALUES: readonly ((random: Random) => string)[] = [
  () => 'null',
  () => 'true',
  () => '""',
  () => '[]',
  () => '{}',
  () => '-0',
  () => '1e999',
  () => '-1e-999',
  () => 'NaN',
  () => 'Infinity',
  () => '0x10',
  () => '9'.repeat(400),
  () => '[["9811100022"]]',
  () => '{"__proto__":{"isAdmin":true}}',
  () => '{"constructor":{"prototype":{"isAdmin":true}}}',
  () => '{"toString":1,"valueOf":null,"length":-1}',
  () => '"\\ud800"',
  () => '"\\udc00\\ud800x"',
  () => '"\\u0000"',
  () => '"a\\u202eb\\u2028"',
  () => toBytes('"नमस्ते 👩‍👧"'),
  () => '"\u00ff\u00fe"',
  () => '"\u00ed\u00a0\u0080"',
  () => '"raw\u0000nul"',
  () => `"${'a'.repeat(20_000)}"`,
  () => `"${'\\u0001'.repeat(200)}"`,
  (random) => deep('[', ']', random),
  (random) => deep('{"a":', '}', random),
  (random) => JSON.stringify(Array.from({ length: 2000 }, () => random.below(9))),
];

const deep = (open: string, close: string, random: Random): string => {
  const depth = random.pick([50, 1000, 10_000]);
  const inner = open === '[' ? '' : '1';
  return `${open.repeat(depth)}${inner}${close.repeat(random.happens(0.9) ? depth : depth - 1)}`;
};

const ODD_KEYS = ['"__proto__"', '"constructor"', '"prototype"', '""', '"\\u0000"', '"a.b"', '"0"'];

type Entries = [key: string, value: string][];

const mutate = (entries: Entries, random: Random): Entries => {
  const at = random.below(entries.length);
  const odd = random.pick(ODD_VALUES)(random);
  const [key, value] = entries[at] ?? [];
  if (key === undefined) return [[random.pick(ODD_KEYS), odd]];
  return random.pick<() => Entries>([
    () => entries.with(at, [key, odd]),
    () => entries.with(at, [key, odd]),
    () => entries.with(at, [key, `[${value}]`]),
    () => [...entries, [key, odd]],
    () => [...entries, [random.pick(ODD_KEYS), odd]],
    () => entries.toSpliced(at, 1),
  ])();
};

const toJson = (entries: Entries): string =>
  `{${entries.map(([key, value]) => `${key}:${value}`).join(',')}}`;

const WRAPPINGS: readonly ((json: string, random: Random) => string)[] = [
  (json) => `\u00ef\u00bb\u00bf${json}`,
  (json) => `${json}\u0000`,
  (json) => `${json}${json}`,
  (json, random) => json.slice(0, random.below(json.length)),
  (json) => `[${json}]`,
  (json) => `${' '.repeat(500)}${json}`,
  (json, random) => json.padEnd(LIMIT + random.below(3) - 1),
  (json, random) => random.bytes(8) + json,
  () => '',
];

/** Almost the JSON of `body`. */
export const brokenJson = (body: Record<string, unknown>, random: Random): string => {
  const whole = Object.entries(body).map(([key, value]): [string, string] => [
    JSON.stringify(key),
    JSON.stringify(value),
  ]);
  let entries = whole;
  for (let left = 1 + random.below(3); left > 0; left -= 1) entries = mutate(entries, random);
  const json = toJson(entries);
  return random.happens(0.3) ? random.pick(WRAPPINGS)(json, random) : json;
};

const ODD_PAIRS = ['__proto__=1', 'a=%', 'a=%ff', '=', '&&&', 'a[b][c]=1', 'a=%00', '%=1', '+'];

/** Almost the form of `body`. */
export const brokenForm = (body: Record<string, unknown>, random: Random): string => {
  const pairs = Object.entries(body).map(
    ([key, value]) => `${key}=${encodeURIComponent(String(value))}`,
  );
  const at = random.below(pairs.length + 1);
  const odd = random.pick([...ODD_PAIRS, `${pairs[0]}`, `x=${'a'.repeat(5000)}`, random.bytes(6)]);
  return pairs.toSpliced(at, random.below(2), odd).join('&');
};

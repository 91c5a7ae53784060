import { toBytes } from './attack';
import type { Dice } from './dice';

const LIMIT = 64 * 1024;

/** JSON for one value, some of it not quite JSON. */
const ODD_VALUES: readonly ((dice: Dice) => string)[] = [
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
  (dice) => deep('[', ']', dice),
  (dice) => deep('{"a":', '}', dice),
  (dice) => JSON.stringify(Array.from({ length: 2000 }, () => dice.below(9))),
];

const deep = (open: string, close: string, dice: Dice): string => {
  const depth = dice.pick([50, 1000, 10_000]);
  const inner = open === '[' ? '' : '1';
  return `${open.repeat(depth)}${inner}${close.repeat(dice.happens(0.9) ? depth : depth - 1)}`;
};

const ODD_KEYS = ['"__proto__"', '"constructor"', '"prototype"', '""', '"\\u0000"', '"a.b"', '"0"'];

type Entries = [key: string, value: string][];

const mutate = (entries: Entries, dice: Dice): Entries => {
  const at = dice.below(entries.length);
  const odd = dice.pick(ODD_VALUES)(dice);
  const [key, value] = entries[at] ?? [];
  if (key === undefined) return [[dice.pick(ODD_KEYS), odd]];
  return dice.pick<() => Entries>([
    () => entries.with(at, [key, odd]),
    () => entries.with(at, [key, odd]),
    () => entries.with(at, [key, `[${value}]`]),
    () => [...entries, [key, odd]],
    () => [...entries, [dice.pick(ODD_KEYS), odd]],
    () => entries.toSpliced(at, 1),
  ])();
};

const toJson = (entries: Entries): string =>
  `{${entries.map(([key, value]) => `${key}:${value}`).join(',')}}`;

const WRAPPINGS: readonly ((json: string, dice: Dice) => string)[] = [
  (json) => `\u00ef\u00bb\u00bf${json}`,
  (json) => `${json}\u0000`,
  (json) => `${json}${json}`,
  (json, dice) => json.slice(0, dice.below(json.length)),
  (json) => `[${json}]`,
  (json) => `${' '.repeat(500)}${json}`,
  (json, dice) => json.padEnd(LIMIT + dice.below(3) - 1),
  (json, dice) => dice.bytes(8) + json,
  () => '',
];

/** Almost the JSON of `body`. */
export const brokenJson = (body: Record<string, unknown>, dice: Dice): string => {
  const whole = Object.entries(body).map(([key, value]): [string, string] => [
    JSON.stringify(key),
    JSON.stringify(value),
  ]);
  let entries = whole;
  for (let left = 1 + dice.below(3); left > 0; left -= 1) entries = mutate(entries, dice);
  const json = toJson(entries);
  return dice.happens(0.3) ? dice.pick(WRAPPINGS)(json, dice) : json;
};

const ODD_PAIRS = ['__proto__=1', 'a=%', 'a=%ff', '=', '&&&', 'a[b][c]=1', 'a=%00', '%=1', '+'];

/** Almost the form of `body`. */
export const brokenForm = (body: Record<string, unknown>, dice: Dice): string => {
  const pairs = Object.entries(body).map(
    ([key, value]) => `${key}=${encodeURIComponent(String(value))}`,
  );
  const at = dice.below(pairs.length + 1);
  const odd = dice.pick([...ODD_PAIRS, `${pairs[0]}`, `x=${'a'.repeat(5000)}`, dice.bytes(6)]);
  return pairs.toSpliced(at, dice.below(2), odd).join('&');
};

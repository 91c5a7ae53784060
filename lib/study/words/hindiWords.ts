import { HINDI_GROUPS, HINDI_HALVES, HINDI_NAMES } from '@/data/study/converters/hindiNames';

/** Words in Hindi letters, and how they are said. */
export type HindiWords = { hindi: string; said: string };

const join = (parts: readonly (readonly [hindi: string, said: string])[]): HindiWords => ({
  hindi: parts.map(([hindi]) => hindi).join(' '),
  said: parts.map(([, said]) => said).join(' '),
});

const nameOf = (value: bigint): readonly [string, string] => HINDI_NAMES[Number(value)] ?? ['', ''];

/** A whole number below 10^15 in Hindi: 105 is एक सौ पाँच. */
export const toHindiWords = (value: bigint): HindiWords => {
  const parts: (readonly [string, string])[] = [];
  let rest = value;
  for (const [power, hindi, said] of HINDI_GROUPS) {
    const size = 10n ** BigInt(power);
    if (rest >= size) parts.push(nameOf(rest / size), [hindi, said]);
    rest %= size;
  }
  if (rest > 0n || parts.length === 0) parts.push(nameOf(rest));
  return join(parts);
};

/** What people say for a number and a half of a group: 1,500 is डेढ़ हज़ार; null for all others. */
export const toHindiHalves = (value: bigint): HindiWords | null => {
  const group = HINDI_GROUPS.find(([power]) => value >= 10n ** BigInt(power));
  if (!group) return null;
  const [power, hindi, said] = group;
  const half = 10n ** BigInt(power) / 2n;
  if (value % half !== 0n || (value / half) % 2n === 0n) return null;
  const whole = value / half / 2n;
  const { oneAndHalf, twoAndHalf, andHalf } = HINDI_HALVES;
  if (whole === 1n) return join([oneAndHalf, [hindi, said]]);
  if (whole === 2n) return join([twoAndHalf, [hindi, said]]);
  return join([andHalf, nameOf(whole), [hindi, said]]);
};

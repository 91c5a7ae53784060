/** Letters and digits only, lower case, without accents: `Jaya Nagar` → `jayanagar`. */
export const plainKey = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

// Spellings of one Indian place name that sound alike, read top down.
const SOUNDS: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/ck|q|c(?!h)/g, 'k'],
  [/([bcdgjkt])h/g, '$1'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ya/g, 'y'],
  [/ee|ea|ei|ie|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/au/g, 'o'],
  // Letters only: Sector 55 is not Sector 5.
  [/(\p{L})\1+/gu, '$1'],
];

/**
 * What a place name sounds like, so that the many spellings of one Indian name meet:
 * `Vijaynagar` and `Vijaya Nagar`, `Whitefeild` and `Whitefield`.
 */
export const soundKey = (text: string): string => {
  const plain = plainKey(text);
  const key = SOUNDS.reduce((name, [spelling, sound]) => name.replace(spelling, sound), plain);
  return key.replace(/[ah]+$/, '') || key;
};

import { randomInt } from 'node:crypto';

// Crockford's alphabet: no I, L, O or U, which people misread or mistype.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random capital letters and digits for people to read out and type: five bits each. */
export const randomGroup = (length: number): string =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** What a person meant who typed such letters: O is 0, I and L are 1, small letters are capitals. */
export const readGroup = (text: string): string =>
  text.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

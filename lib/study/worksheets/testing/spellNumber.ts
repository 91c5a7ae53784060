import { toWords } from 'to-words';

/** The name of a number below 100 as an independent library has it: `forty-two`. */
export const spellNumber = (number: number): string =>
  toWords(number, { localeCode: 'en-IN' }).toLowerCase().replaceAll(' ', '-');

/** Children of the word problems. */
export const CHILDREN = [
  'Anaya',
  'Vikram',
  'Sana',
  'Tenzin',
  'Maria',
  'Harish',
  'Lakshmi',
  'Imran',
  'Gurpreet',
  'Nandini',
  'Joseph',
  'Zoya',
] as const;

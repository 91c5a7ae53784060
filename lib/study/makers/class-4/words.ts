/** Children of the questions, girls and boys from all over India. */
export const NAMES = [
  'Ananya',
  'Farhan',
  'Gurpreet',
  'Joseph',
  'Kabir',
  'Lakshmi',
  'Meena',
  'Mohit',
  'Nima',
  'Priya',
  'Ruksana',
  'Sohail',
  'Tenzin',
  'Zoya',
] as const;

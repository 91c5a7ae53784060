/** Two ties after each other, and what the last person is to the first. */
export const FAMILY_TIES = [
  ['mother', 'brother', 'uncle'],
  ['mother', 'sister', 'aunt'],
  ['father', 'brother', 'uncle'],
  ['father', 'sister', 'aunt'],
  ['mother', 'mother', 'grandmother'],
  ['mother', 'father', 'grandfather'],
  ['father', 'mother', 'grandmother'],
  ['father', 'father', 'grandfather'],
  ['sister', 'son', 'nephew'],
  ['sister', 'daughter', 'niece'],
  ['brother', 'son', 'nephew'],
  ['brother', 'daughter', 'niece'],
  ['daughter', 'son', 'grandson'],
  ['daughter', 'daughter', 'granddaughter'],
  ['son', 'son', 'grandson'],
  ['son', 'daughter', 'granddaughter'],
  ['uncle', 'son', 'cousin'],
  ['uncle', 'daughter', 'cousin'],
  ['aunt', 'son', 'cousin'],
  ['aunt', 'daughter', 'cousin'],
] as const;

export const WOMEN = [
  'Lata',
  'Farida',
  'Sunita',
  'Kamala',
  'Rosy',
  'Jaspreet',
  'Usha',
  'Meena',
] as const;

export const MEN = [
  'Mohan',
  'Salim',
  'Ramesh',
  'Gopal',
  'Peter',
  'Harjit',
  'Suresh',
  'Anand',
] as const;

/** Ties of men; all others are of women. */
export const MENS_TIES = ['father', 'brother', 'son', 'uncle', 'nephew', 'grandson', 'grandfather'];

/** The children of the stories, from all over India. */
export const CHILDREN = [
  'Ananya',
  'Ayesha',
  'Bhavna',
  'Farhan',
  'Gopal',
  'Harpreet',
  'Ishaan',
  'Joseph',
  'Kaveri',
  'Lalrina',
  'Meenal',
  'Nima',
  'Rohit',
  'Suraj',
  'Tenzin',
  'Zoya',
] as const;

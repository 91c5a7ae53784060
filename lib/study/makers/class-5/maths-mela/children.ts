/** Children of the stories, from all over India. */
export const CHILDREN = [
  'Asha',
  'Imran',
  'Tenzin',
  'Lakshmi',
  'Gurpreet',
  'Zoya',
  'Kabir',
  'Jincy',
  'Lalit',
  'Rukmini',
  'Salma',
  'Biju',
  'Pema',
  'Harsh',
  'Nilima',
  'Arul',
] as const;

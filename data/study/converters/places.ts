/** The places of the Indian system by power of ten, with the older name where there is one. */
export const INDIAN_PLACES: readonly (readonly [name: string, traditional?: string])[] = [
  ['Ones'],
  ['Tens'],
  ['Hundreds'],
  ['Thousands'],
  ['Ten thousands'],
  ['Lakhs'],
  ['Ten lakhs'],
  ['Crores'],
  ['Ten crores'],
  ['Hundred crores', 'Arab'],
  ['Thousand crores', 'Ten arab'],
  ['Ten thousand crores', 'Kharab'],
  ['Lakh crores', 'Ten kharab'],
  ['Ten lakh crores', 'Neel'],
  ['Hundred lakh crores', 'Ten neel'],
];

/** The places of the international system by power of ten. */
export const INTERNATIONAL_PLACES: readonly string[] = [
  'Ones',
  'Tens',
  'Hundreds',
  'Thousands',
  'Ten thousands',
  'Hundred thousands',
  'Millions',
  'Ten millions',
  'Hundred millions',
  'Billions',
  'Ten billions',
  'Hundred billions',
  'Trillions',
  'Ten trillions',
  'Hundred trillions',
];

/** The groups between the commas of the Indian system, from the right. */
export const INDIAN_GROUPS: readonly string[] = [
  '',
  'thousand',
  'lakh',
  'crore',
  'arab',
  'kharab',
  'neel',
];

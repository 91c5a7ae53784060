import type { Surroundings } from './surroundings';

/** Keyed by branch id. Public geography; see `surroundings.ts` for the fields. */
export const GURGAON_SURROUNDINGS = {
  // OIS Sohna Road
  83: {
    localArea: 'Sohna Road',
    landmark: 'Subhash Chowk',
    areas: [
      'Sector 47',
      'Sector 48',
      'Badshahpur',
      'Sector 49',
      'Sector 50',
      'Islampur',
      'Jharsa',
      'Tikri',
    ],
  },
  // OIS Sector 57
  84: {
    localArea: 'Sector 57',
    landmark: 'Sector 55-56 Rapid Metro station',
    areas: [
      'Sector 56',
      'Sector 55',
      'Wazirabad',
      'Sector 52',
      'Sector 54',
      'Ghata',
      'Tigra',
      'Saraswati Kunj',
    ],
  },
  // OIS Sector 84
  85: {
    localArea: 'Sector 84',
    landmark: 'Kherki Daula Toll Plaza',
    areas: [
      'Sector 83',
      'Sector 82',
      'Kherki Daula',
      'Sector 85',
      'Sector 81',
      'Manesar',
      'Sikanderpur Badha',
      'Naurangpur',
    ],
  },
  // OIS Palam Vihar
  86: {
    localArea: 'Palam Vihar',
    landmark: 'Bijwasan railway station',
    areas: [
      'Sector 22',
      'Sector 23',
      'Carterpuri',
      'Sector 2',
      'Sector 3',
      'Ashok Vihar',
      'Chauma',
      'Bajghera',
    ],
  },
} as const satisfies Record<number, Surroundings>;

import type { Surroundings } from './surroundings';

/** Keyed by branch id. Public geography; see `surroundings.ts` for the fields. */
export const CHENNAI_SURROUNDINGS = {
  // OIS Thoraipakkam
  71: {
    localArea: 'Thoraipakkam',
    landmark: 'Okkiyam Maduvu',
    areas: [
      'Perungudi',
      'Karapakkam',
      'Pallikaranai',
      'Sholinganallur',
      'Kandanchavadi',
      'Mettukuppam',
      'Neelankarai',
      'Kottivakkam',
    ],
  },
  // OIS Perumbakkam
  72: {
    localArea: 'Perumbakkam',
    landmark: 'Perumbakkam Lake',
    areas: [
      'Medavakkam',
      'Sholinganallur',
      'Sithalapakkam',
      'Nookampalayam',
      'Semmancheri',
      'Jalladianpet',
      'Vengaivasal',
    ],
  },
  // OIS Velachery
  73: {
    localArea: 'Velachery',
    landmark: 'Velachery MRTS railway station',
    areas: [
      'Taramani',
      'Adambakkam',
      'Madipakkam',
      'Guindy',
      'Pallikaranai',
      'Vijaya Nagar',
      'Nanganallur',
      'Perungudi',
    ],
  },
  // OIS Porur
  74: {
    localArea: 'Porur',
    landmark: 'Porur Lake',
    areas: [
      'Ramapuram',
      'Valasaravakkam',
      'Mugalivakkam',
      'Iyyappanthangal',
      'Maduravoyal',
      'Manapakkam',
      'Kattupakkam',
      'Gerugambakkam',
    ],
  },
  // OIS Anna Nagar
  75: {
    localArea: 'Anna Nagar',
    landmark: 'Anna Nagar Tower Park',
    areas: [
      'Mogappair',
      'Thirumangalam',
      'Shenoy Nagar',
      'Villivakkam',
      'Aminjikarai',
      'Koyambedu',
      'Arumbakkam',
      'Padi',
    ],
  },
  // OIS Tambaram
  76: {
    localArea: 'Tambaram',
    landmark: 'Tambaram railway station',
    areas: [
      'Selaiyur',
      'Chromepet',
      'Perungalathur',
      'Mudichur',
      'Chitlapakkam',
      'Rajakilpakkam',
      'Tambaram Sanatorium',
      'Madambakkam',
    ],
  },
  // OIS Ambattur
  77: {
    localArea: 'Ambattur',
    landmark: 'Ambattur railway station',
    areas: [
      'Korattur',
      'Padi',
      'Thirumullaivoyal',
      'Ambattur Industrial Estate',
      'Pattaravakkam',
      'Mogappair',
      'Kallikuppam',
      'Avadi',
    ],
  },
  // OIS Navalur
  143: {
    localArea: 'Navalur',
    landmark: 'Muttukadu Boat House',
    areas: [
      'Siruseri',
      'Padur',
      'Semmancheri',
      'Egattur',
      'Thalambur',
      'Kelambakkam',
      'Kazhipattur',
      'Sholinganallur',
    ],
  },
} as const satisfies Record<number, Surroundings>;

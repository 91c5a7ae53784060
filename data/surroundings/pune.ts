import type { Surroundings } from './surroundings';

/** Keyed by branch id. Public geography; see `surroundings.ts` for the fields. */
export const PUNE_SURROUNDINGS = {
  // OIS Nigdi
  51: {
    localArea: 'Nigdi',
    landmark: 'Bhakti Shakti Chowk',
    areas: [
      'Pradhikaran',
      'Akurdi',
      'Ravet',
      'Chinchwad',
      'Yamuna Nagar',
      'Rupeenagar',
      'Talawade',
      'Dehu Road',
    ],
  },
  // OIS Tathawade
  52: {
    localArea: 'Tathawade',
    landmark: 'Bhumkar Chowk',
    areas: [
      'Wakad',
      'Hinjawadi',
      'Punawale',
      'Thergaon',
      'Dange Chowk',
      'Marunji',
      'Kalewadi',
      'Ravet',
    ],
  },
  // OIS Manjri
  53: {
    localArea: 'Manjri Budruk',
    landmark: 'Manjari Budruk railway station',
    areas: [
      'Hadapsar',
      'Keshav Nagar',
      'Mundhwa',
      'Shewalewadi',
      'Fursungi',
      'Kharadi',
      'Sade Satra Nali',
    ],
  },
  // OIS Undri
  54: {
    localArea: 'Undri',
    landmark: 'Undri Chowk',
    areas: [
      'Pisoli',
      'Mohammadwadi',
      'Kondhwa',
      'NIBM Road',
      'Handewadi',
      'Wadachi Wadi',
      'Wanowrie',
      'Yewalewadi',
    ],
  },
  // OIS Ambegaon
  55: {
    localArea: 'Ambegaon Budruk',
    landmark: 'Katraj Lake',
    areas: [
      'Katraj',
      'Dhankawadi',
      'Narhe',
      'Ambegaon Khurd',
      'Jambhulwadi',
      'Dhayari',
      'Balaji Nagar',
      'Bibwewadi',
    ],
  },
  // OIS Wagholi
  56: {
    localArea: 'Wagholi',
    landmark: 'Wagheshwar Temple',
    areas: [
      'Kesnand',
      'Kharadi',
      'Lohegaon',
      'Bakori',
      'Awhalwadi',
      'Lonikand',
      'Ubale Nagar',
      'Chandan Nagar',
    ],
  },
  // OIS Pimple Saudagar
  57: {
    localArea: 'Pimple Saudagar',
    landmark: 'Jagtap Dairy Chowk',
    areas: [
      'Rahatani',
      'Pimple Nilakh',
      'Wakad',
      'Pimple Gurav',
      'Kalewadi',
      'Vishal Nagar',
      'Aundh',
      'Kaspate Wasti',
    ],
  },
  // OIS Bavdhan
  58: {
    localArea: 'Bavdhan',
    landmark: 'Chandani Chowk',
    areas: ['Kothrud', 'Pashan', 'Warje', 'Bhugaon', 'Sus', 'Bhusari Colony', 'Baner', 'Sutarwadi'],
  },
  // OIS Talegaon Dabhade
  59: {
    localArea: 'Talegaon Dabhade',
    landmark: 'Talegaon railway station',
    areas: ['Vadgaon Maval', 'Somatane Phata', 'Induri', 'Varale', 'Talegaon Station', 'Urse'],
  },
  // OIS Lohegaon
  142: {
    localArea: 'Lohegaon',
    landmark: 'Pune Airport',
    areas: [
      'Dhanori',
      'Viman Nagar',
      'Vishrantwadi',
      'Kalas',
      'Wadgaon Sheri',
      'Yerawada',
      'Khese Park',
    ],
  },
} as const satisfies Record<number, Surroundings>;

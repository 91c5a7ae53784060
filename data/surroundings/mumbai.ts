import type { Surroundings } from './surroundings';

/** Keyed by branch id. Public geography; see `surroundings.ts` for the fields. */
export const MUMBAI_SURROUNDINGS = {
  // OIS Malad West
  36: {
    localArea: 'Malad West',
    landmark: 'Malad railway station',
    areas: [
      'Orlem',
      'Malvani',
      'Kandivali West',
      'Goregaon West',
      'Liberty Garden',
      'Marve Road',
      'Chincholi Bunder',
      'Mith Chowki',
    ],
  },
  // OIS Borivali West
  37: {
    localArea: 'Borivali West',
    landmark: 'Borivali railway station',
    areas: [
      'IC Colony',
      'Gorai',
      'Eksar',
      'Shimpoli',
      'Chikuwadi',
      'Dahisar West',
      'Kandivali West',
      'Vazira Naka',
    ],
  },
  // OIS Kurla West
  38: {
    localArea: 'Kurla West',
    landmark: 'Kurla railway station',
    areas: [
      'Nehru Nagar',
      'Chunabhatti',
      'Saki Naka',
      'Vidyavihar',
      'Ghatkopar West',
      'Tilak Nagar',
      'Bandra Kurla Complex',
      'Chembur',
    ],
  },
  // OIS Vikhroli East
  39: {
    localArea: 'Vikhroli East',
    landmark: 'Vikhroli railway station',
    areas: [
      'Kannamwar Nagar',
      'Kanjurmarg',
      'Ghatkopar East',
      'Tagore Nagar',
      'Powai',
      'Bhandup',
      'Pant Nagar',
      'Parksite',
    ],
  },
  // OIS Mulund West
  40: {
    localArea: 'Mulund West',
    landmark: 'Mulund railway station',
    areas: [
      'Nahur',
      'Mulund East',
      'Bhandup West',
      'Vaishali Nagar',
      'Mulund Colony',
      'Teen Hath Naka',
      'Kopri',
      'Wagle Estate',
    ],
  },
  // OIS Thane West
  41: {
    localArea: 'Majiwada',
    landmark: 'Upvan Lake',
    areas: [
      'Kapurbawdi',
      'Vartak Nagar',
      'Manpada',
      'Kolshet',
      'Naupada',
      'Balkum',
      'Pokhran Road',
      'Dhokali',
    ],
  },
  // OIS Kopar Khairane
  42: {
    localArea: 'Kopar Khairane',
    landmark: 'Kopar Khairane railway station',
    areas: ['Ghansoli', 'Vashi', 'Bonkode', 'Turbhe', 'Rabale', 'Juhu Gaon', 'Airoli', 'Mahape'],
  },
  // OIS Nerul
  43: {
    localArea: 'Nerul',
    landmark: 'Wonders Park, Nerul',
    areas: [
      'Seawoods',
      'Juinagar',
      'Sanpada',
      'CBD Belapur',
      'Shiravane',
      'Karave',
      'Turbhe',
      'Vashi',
    ],
  },
  // OIS Kharghar
  44: {
    localArea: 'Kharghar',
    landmark: 'Central Park, Kharghar',
    areas: ['CBD Belapur', 'Kamothe', 'Owe', 'Taloja', 'Kalamboli', 'Mansarovar', 'Khandeshwar'],
  },
  // OIS Goregaon East
  45: {
    localArea: 'Goregaon East',
    landmark: 'Aarey Colony',
    areas: [
      'Dindoshi',
      'Malad East',
      'Jogeshwari East',
      'Goregaon West',
      'Film City Road',
      'Pandurang Wadi',
      'Kurar Village',
    ],
  },
  // OIS Kandivali East
  46: {
    localArea: 'Kandivali East',
    landmark: 'Sanjay Gandhi National Park',
    areas: [
      'Thakur Village',
      'Samata Nagar',
      'Poisar',
      'Borivali East',
      'Malad East',
      'Ashok Nagar',
      'Kandivali West',
    ],
  },
  // OIS Chembur
  47: {
    localArea: 'Chembur',
    landmark: 'Diamond Garden, Chembur',
    areas: [
      'Govandi',
      'Tilak Nagar',
      'Deonar',
      'Ghatkopar East',
      'Chunabhatti',
      'Mahul',
      'Anushakti Nagar',
      'Sion',
    ],
  },
  // OIS Mira Road
  48: {
    localArea: 'Mira Road',
    landmark: 'Mira Road railway station',
    areas: [
      'Shanti Nagar',
      'Naya Nagar',
      'Bhayandar East',
      'Kashimira',
      'Dahisar East',
      'Hatkesh',
      'Bhayandar West',
    ],
  },
  // OIS Dombivli East
  141: {
    localArea: 'Dombivli East',
    landmark: 'Dombivli railway station',
    areas: [
      'Thakurli',
      'Kopar',
      'Manpada Road',
      'Tilak Nagar',
      'Ramnagar',
      'Nandivli',
      'Sonarpada',
      'Kalyan East',
    ],
  },
} as const satisfies Record<number, Surroundings>;

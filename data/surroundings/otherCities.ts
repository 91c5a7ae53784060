import type { Surroundings } from './surroundings';

/** Keyed by branch id. Public geography; see `surroundings.ts` for the fields. */
export const OTHER_CITIES_SURROUNDINGS = {
  // OIS New Town
  79: {
    localArea: 'New Town',
    landmark: 'Eco Park',
    areas: [
      'Rajarhat',
      'Salt Lake Sector V',
      'Chinar Park',
      'Baguiati',
      'New Town Action Area I',
      'New Town Action Area II',
      'Hatiara',
      'Kestopur',
    ],
  },
  // OIS Garia
  80: {
    localArea: 'Garia',
    landmark: 'Kavi Nazrul metro station',
    areas: [
      'Narendrapur',
      'Patuli',
      'Naktala',
      'Baghajatin',
      'Kamalgazi',
      'Boral',
      'Sonarpur',
      'Bansdroni',
    ],
  },
  // OIS Joka
  81: {
    localArea: 'Joka',
    landmark: 'Joka metro station',
    areas: [
      'Thakurpukur',
      'Behala',
      'Haridevpur',
      'Pailan',
      'Sakherbazar',
      'Kabardanga',
      'Barisha',
      'Parnasree',
    ],
  },
  // OIS Koradi Road
  96: {
    localArea: 'Koradi Road',
    landmark: 'Divisional Sports Complex, Mankapur',
    areas: [
      'Mankapur',
      'Godhani',
      'Zingabai Takli',
      'Jaripatka',
      'Bokhara',
      'Koradi',
      'Friends Colony',
      'Indora',
    ],
  },
  // OIS Dwarka
  91: {
    localArea: 'Dwarka',
    landmark: 'Dwarka Sector 12 metro station',
    areas: [
      'Palam',
      'Uttam Nagar',
      'Kakrola',
      'Bindapur',
      'Matiala',
      'Nawada',
      'Dabri',
      'Sadh Nagar',
    ],
  },
  // OIS Beed Bypass
  92: {
    localArea: 'Beed Bypass Road',
    landmark: 'Chhatrapati Sambhajinagar railway station',
    areas: [
      'Satara Parisar',
      'Deolai',
      'Garkheda',
      'Shivaji Nagar',
      'Ulkanagari',
      'Jawahar Colony',
      'Pundlik Nagar',
      'Osmanpura',
    ],
  },
  // OIS Sonipat
  113: {
    localArea: 'Rai',
    landmark: 'Rajiv Gandhi Education City',
    areas: ['Bahalgarh', 'Kundli', 'Nathupur', 'Rasoi', 'Badh Malik', 'Jakhauli', 'Jatheri'],
  },
  // OIS DPS Sonipat
  114: {
    localArea: 'Murthal Road',
    landmark: 'Sonipat Junction railway station',
    areas: [
      'Model Town',
      'Sector 14',
      'Sector 15',
      'Sector 12',
      'Sector 23',
      'Atlas Road',
      'Kalupur',
      'Subhash Chowk',
    ],
  },
  // OIS Nevta
  107: {
    localArea: 'Nevta',
    landmark: 'Nevta Dam',
    areas: [
      'Mahapura',
      'Jaisinghpura',
      'Thikariya',
      'Bhankrota',
      'Bad Ke Balaji',
      'Muhana',
      'Ajmer Road',
    ],
  },
  // OIS Vaishali Nagar
  108: {
    localArea: 'Vaishali Nagar',
    landmark: 'Amrapali Circle',
    areas: [
      'Chitrakoot',
      'Khatipura',
      'Sirsi Road',
      'Hanuman Nagar',
      'Panchyawala',
      'Gandhi Path',
      'Vidyut Nagar',
      'Nirman Nagar',
    ],
  },
  // KGS Mansarovar
  109: {
    localArea: 'Mansarovar',
    landmark: 'Mansarovar metro station',
    areas: [
      'Gopalpura',
      'Durgapura',
      'Sodala',
      'Shipra Path',
      'New Sanganer Road',
      'Patrakar Colony',
    ],
  },
  // KGS Jagatpura
  110: {
    localArea: 'Jagatpura',
    landmark: 'Getor Jagatpura railway station',
    areas: [
      'Malviya Nagar',
      'Pratap Nagar',
      'Ramnagariya',
      'Mahal Road',
      'Khonagoriyan',
      'Jhalana Doongri',
    ],
  },
  // OIS Nipania
  88: {
    localArea: 'Nipania',
    landmark: 'Dewas Naka',
    areas: [
      'Pipliya Kumar',
      'Mahalaxmi Nagar',
      'Vijay Nagar',
      'Lasudia Mori',
      'Talawali Chanda',
      'Scheme No 114',
      'Sukhliya',
    ],
  },
  // OIS Rajendra Nagar
  89: {
    localArea: 'Rajendra Nagar',
    landmark: 'Rajendra Nagar railway station',
    areas: [
      'Bijalpur',
      'Rau',
      'Annapurna Road',
      'Kesar Bagh Road',
      'Sudama Nagar',
      'Dwarkapuri',
      'Tejpur Gadbadi',
    ],
  },
  // OIS Delhi Road
  94: {
    localArea: 'Delhi Road',
    landmark: 'Tilyar Lake',
    areas: [
      'Model Town',
      'Asthal Bohar',
      'Kheri Sadh',
      'Bohar',
      'Garhi Bohar',
      'Sector 1',
      'Sector 2',
      'Sheela Bypass',
    ],
  },
  // OIS Batawadi
  95: {
    localArea: 'Batawadi',
    landmark: 'Siddaganga Math',
    areas: [
      'Kyathsandra',
      'Ashok Nagar',
      'Saraswathipuram',
      'Upparahalli',
      'Maralur',
      'SS Puram',
      'Shettihalli',
    ],
  },
  // OIS Pal Road
  101: {
    localArea: 'Pal Road',
    landmark: 'Ashok Udyan',
    areas: [
      'Chopasni Housing Board',
      'Shastri Nagar',
      'Pal',
      'Nandanwan',
      'Subhash Nagar',
      'Khema Ka Kuan',
      'Kamla Nehru Nagar',
      'Madhuban Housing Board',
    ],
  },
  // OIS Ratanada
  102: {
    localArea: 'Ratanada',
    landmark: 'Umaid Bhawan Palace',
    areas: [
      'Residency Road',
      'Bhagat Ki Kothi',
      'Raika Bagh',
      'Panch Batti Circle',
      'Sardarpura',
      'Air Force Area',
      'Civil Airport Road',
    ],
  },
  // OIS Banar Road
  103: {
    localArea: 'Banar Road',
    landmark: 'Banar railway station',
    areas: ['Saran Nagar', 'Nandri', 'BJS Colony', 'Digari', 'Jodhpur Cantonment', 'Raika Bagh'],
  },
  // KGS Mandore Road
  104: {
    localArea: 'Mandore Road',
    landmark: 'Mandore Garden',
    areas: [
      'Mahamandir',
      'Mandore',
      'Paota',
      'Magra Punjla',
      'Lal Sagar',
      'Nagori Gate',
      'Rasala Road',
    ],
  },
  // KGS Chopasni Housing Board
  105: {
    localArea: 'Chopasni Housing Board',
    landmark: 'Kaylana Lake',
    areas: [
      'Chopasni Road',
      'Pratap Nagar',
      'Nandanwan',
      'Shastri Nagar',
      'Kamla Nehru Nagar',
      'Soorsagar',
      'Masuria',
    ],
  },
  // KGS Kudi Bhagtasni
  106: {
    localArea: 'Kudi Bhagtasni',
    landmark: 'Rajasthan High Court, Jhalamand',
    areas: [
      'Basni',
      'Jhalamand',
      'Sangariya',
      'Saraswati Nagar',
      'Madhuban Housing Board',
      'Vivek Vihar',
    ],
  },
  // OIS Bhedaghat Road
  98: {
    localArea: 'Bhedaghat Road',
    landmark: 'Dhuandhar Falls',
    areas: [
      'Bhedaghat',
      'Dhanwantri Nagar',
      'Garha',
      'Andhmukh',
      'Tilwara',
      'Lamheta',
      'Madan Mahal',
    ],
  },
  // OIS Hoshangabad Road
  97: {
    localArea: 'Hoshangabad Road',
    landmark: 'Misrod railway station',
    areas: [
      'Misrod',
      'Bagmugalia',
      'Bawadiya Kalan',
      'Katara Hills',
      'Saket Nagar',
      'Arera Colony',
      'Danish Nagar',
      'Jatkhedi',
      'Salaiya',
    ],
  },
  // OIS Savedi
  93: {
    localArea: 'Savedi',
    landmark: 'Bhistbag Mahal',
    areas: [
      'Pipeline Road',
      'Tapovan Road',
      'Nagapur',
      'Gulmohar Road',
      'Bolhegaon',
      'Professor Colony',
      'Balikashram Road',
      'Delhi Gate',
    ],
  },
  // KGS Pali
  111: {
    localArea: 'Veer Durgadas Nagar',
    landmark: 'Lakhotia Garden',
    areas: [
      'Housing Board Colony',
      'Mandia Road',
      'Surajpole',
      'Bapu Nagar',
      'Naya Gaon',
      'Ramdev Road',
      'Punayata',
    ],
  },
  // OIS Charantimath Gardens
  112: {
    localArea: 'Charantimath Garden, Dharwad',
    landmark: 'Kolikeri Lake',
    areas: [
      'Hosayellapur',
      'Saptapur',
      'Malmaddi',
      'Vidyagiri',
      'Line Bazaar',
      'Kelgeri',
      'Toll Naka',
      'Kalyan Nagar',
    ],
  },
} as const satisfies Record<number, Surroundings>;

import type { Surroundings } from './surroundings';

/** Keyed by branch id. Public geography; see `surroundings.ts` for the fields. */
export const BANGALORE_SURROUNDINGS = {
  // OIS BTM Layout
  3: {
    localArea: 'BTM Layout',
    landmark: 'Madiwala Lake',
    areas: [
      'Madiwala',
      'Tavarekere',
      'Jayanagar',
      'JP Nagar',
      'Koramangala',
      'HSR Layout',
      'Bilekahalli',
      'Bommanahalli',
    ],
  },
  // OIS BTM Pre-Primary Wing
  4: {
    localArea: 'BTM Layout',
    landmark: 'Madiwala Lake',
    areas: [
      'Tavarekere',
      'NS Palya',
      'Madiwala',
      'Gurappanapalya',
      'Bismillah Nagar',
      'Jayanagar',
      'Koramangala',
    ],
  },
  // OIS Sahakar Nagar
  5: {
    localArea: 'Sahakar Nagar',
    landmark: 'Kodigehalli railway station',
    areas: [
      'Kodigehalli',
      'Byatarayanapura',
      'Hebbal',
      'Amruthahalli',
      'Vidyaranyapura',
      'Jakkur',
      'Thindlu',
    ],
  },
  // OIS Sahakar Nagar Pre-Primary Wing
  6: {
    localArea: 'Sahakar Nagar',
    landmark: 'Amruthahalli Lake',
    areas: ['Kodigehalli', 'Amruthahalli', 'Jakkur', 'Byatarayanapura', 'Hebbal', 'Thindlu'],
  },
  // OIS Jalahalli
  8: {
    localArea: 'Jalahalli',
    landmark: 'Jalahalli metro station',
    areas: [
      'Peenya',
      'Dasarahalli',
      'Mathikere',
      'Yeshwanthpur',
      'Gangamma Circle',
      'MS Palya',
      'Vidyaranyapura',
      'Abbigere',
      'Goraguntepalya',
    ],
  },
  // OIS Vijayanagar
  10: {
    localArea: 'Vijayanagar',
    landmark: 'Vijayanagar metro station',
    areas: [
      'Hosahalli',
      'Govindaraja Nagar',
      'Attiguppe',
      'Chandra Layout',
      'RPC Layout',
      'Hampi Nagar',
      'Magadi Road',
      'Rajajinagar',
      'Bapuji Nagar',
    ],
  },
  // OIS Vijayanagar Pre-Primary Wing
  11: {
    localArea: 'Vijayanagar',
    landmark: 'Maruthi Mandir, Vijayanagar',
    areas: [
      'RPC Layout',
      'Hampi Nagar',
      'Moodalapalya',
      'Hosahalli',
      'Govindaraja Nagar',
      'Attiguppe',
      'Chandra Layout',
    ],
  },
  // OIS Annapoorneshwari Nagar
  12: {
    localArea: 'Annapoorneshwari Nagar',
    landmark: 'Nagarbhavi Circle',
    areas: [
      'Nagarbhavi',
      'Moodalapalya',
      'Sunkadakatte',
      'Herohalli',
      'Ullal',
      'Jnanabharathi',
      'Chandra Layout',
      'Srigandhada Kaval',
      'Nagadevanahalli',
    ],
  },
  // OIS Mysore Road
  13: {
    localArea: 'Mysore Road',
    landmark: 'Nayandahalli metro station',
    areas: [
      'Nayandahalli',
      'Deepanjali Nagar',
      'Rajarajeshwari Nagar',
      'Bapuji Nagar',
      'Pattanagere',
      'Girinagar',
      'Attiguppe',
      'Nagarbhavi',
    ],
  },
  // OIS Rajajinagar
  14: {
    localArea: 'Rajajinagar',
    landmark: 'Rajajinagar metro station',
    areas: [
      'Basaveshwaranagar',
      'Malleshwaram',
      'Prakash Nagar',
      'Mahalakshmi Layout',
      'Subramanyanagar',
      'Srirampura',
      'Shivanagar',
      'Manjunath Nagar',
    ],
  },
  // OIS Mahalakshmi Layout
  15: {
    localArea: 'Mahalakshmi Layout',
    landmark: 'Mahalakshmi metro station',
    areas: [
      'Nandini Layout',
      'Kurubarahalli',
      'Yeshwanthpur',
      'Laggere',
      'Basaveshwaranagar',
      'Rajajinagar',
      'Goraguntepalya',
      'Kamala Nagar',
      'Malleshwaram',
    ],
  },
  // OIS Magadi Road
  16: {
    localArea: 'Magadi Road',
    landmark: 'Sumanahalli Junction',
    areas: [
      'Sunkadakatte',
      'Kamakshipalya',
      'Byadarahalli',
      'Herohalli',
      'Kottigepalya',
      'Vishwaneedam',
      'Anjana Nagar',
      'Andrahalli',
      'Hegganahalli',
    ],
  },
  // OIS Sarjapur Road
  17: {
    localArea: 'Sarjapur Road',
    landmark: 'Kaikondrahalli Lake',
    areas: [
      'Bellandur',
      'Kasavanahalli',
      'Haralur',
      'HSR Layout',
      'Carmelaram',
      'Iblur',
      'Agara',
      'Ambalipura',
    ],
  },
  // OIS Haralur Road
  18: {
    localArea: 'Haralur',
    landmark: 'Haralur Lake',
    areas: [
      'Kudlu',
      'Somasundarapalya',
      'Kasavanahalli',
      'HSR Layout',
      'Bellandur',
      'Ambalipura',
      'Parangipalya',
      'Singasandra',
    ],
  },
  // OIS Panathur
  19: {
    localArea: 'Panathur',
    landmark: 'Bellandur Road railway station',
    areas: [
      'Kadubeesanahalli',
      'Balagere',
      'Varthur',
      'Marathahalli',
      'Gunjur',
      'Munnekolala',
      'Kundalahalli',
      'Bellandur',
      'Devarabeesanahalli',
    ],
  },
  // OIS Kadugodi
  20: {
    localArea: 'Kadugodi',
    landmark: 'Whitefield railway station',
    areas: [
      'Whitefield',
      'Channasandra',
      'Belathur',
      'Hope Farm Junction',
      'Nagondanahalli',
      'Immadihalli',
      'Seegehalli',
      'Kannamangala',
      'Hoodi',
    ],
  },
  // OIS CV Raman Nagar
  21: {
    localArea: 'CV Raman Nagar',
    landmark: 'Kaggadasapura Lake',
    areas: [
      'Kaggadasapura',
      'New Thippasandra',
      'Indiranagar',
      'Malleshpalya',
      'Vibhutipura',
      'Nagavarapalya',
      'Byappanahalli',
      'GM Palya',
    ],
  },
  // OIS Horamavu
  22: {
    localArea: 'Horamavu',
    landmark: 'Horamavu Agara Lake',
    areas: [
      'Banaswadi',
      'Kalkere',
      'Ramamurthy Nagar',
      'Babusapalya',
      'Jayanthi Nagar',
      'Hennur',
      'Kalyan Nagar',
      'Kasturi Nagar',
    ],
  },
  // OIS Hennur Road
  23: {
    localArea: 'Hennur Road',
    landmark: 'Hennur Lake Biodiversity Park',
    areas: [
      'Kothanur',
      'Hennur',
      'Geddalahalli',
      'Narayanapura',
      'Kyalasanahalli',
      'Byrathi',
      'Horamavu',
      'Kannur',
    ],
  },
  // OIS Yelahanka
  24: {
    localArea: 'Yelahanka',
    landmark: 'Yelahanka Lake',
    areas: [
      'Yelahanka New Town',
      'Attur Layout',
      'Allalasandra',
      'Jakkur',
      'Kogilu',
      'Puttenahalli',
      'Kattigenahalli',
      'Judicial Layout',
    ],
  },
  // OIS JP Nagar
  25: {
    localArea: 'JP Nagar 7th Phase',
    landmark: 'Puttenahalli Lake',
    areas: [
      'Puttenahalli',
      'Kothnur',
      'Konanakunte',
      'Arekere',
      'Bilekahalli',
      'Banashankari',
      'Gottigere',
      'Sarakki',
    ],
  },
  // OIS Bannerghatta Road
  26: {
    localArea: 'Bannerghatta Road',
    landmark: 'Hulimavu Lake',
    areas: [
      'Hulimavu',
      'Gottigere',
      'Arekere',
      'Begur',
      'Akshayanagar',
      'Bilekahalli',
      'Kothnur',
      'Kalena Agrahara',
    ],
  },
  // OIS Banashankari
  27: {
    localArea: 'Banashankari',
    landmark: 'Banashankari Temple',
    areas: [
      'Padmanabhanagar',
      'Kumaraswamy Layout',
      'Jayanagar',
      'Kathriguppe',
      'Chikkalasandra',
      'JP Nagar',
      'Uttarahalli',
      'Hosakerehalli',
    ],
  },
  // OIS Electronic City
  28: {
    localArea: 'Electronic City',
    landmark: 'Electronic City Elevated Expressway',
    areas: [
      'Doddathogur',
      'Neeladri Nagar',
      'Bommasandra',
      'Hebbagodi',
      'Konappana Agrahara',
      'Singasandra',
      'Hosa Road',
      'Veerasandra',
      'Shikaripalya',
    ],
  },
  // OIS Kanakapura Road
  29: {
    localArea: 'Kanakapura Road',
    landmark: 'Turahalli Forest',
    areas: [
      'Talaghattapura',
      'Vajarahalli',
      'Kaggalipura',
      'Anjanapura',
      'Raghuvanahalli',
      'Gubbalala',
      'Udipalya',
      'Konanakunte',
      'Doddakallasandra',
    ],
  },
  // OIS KR Puram
  30: {
    localArea: 'KR Puram',
    landmark: 'Krishnarajapuram railway station',
    areas: [
      'Ramamurthy Nagar',
      'Mahadevapura',
      'Hoodi',
      'TC Palya',
      'Battarahalli',
      'Basavanapura',
      'Tin Factory',
      'Devasandra',
    ],
  },
  // OIS Kengeri
  31: {
    localArea: 'Kengeri',
    landmark: 'Kengeri railway station',
    areas: [
      'Kengeri Satellite Town',
      'Rajarajeshwari Nagar',
      'Ullal',
      'Mailasandra',
      'Nagadevanahalli',
      'Kommaghatta',
      'Jnanabharathi',
      'Kumbalgodu',
    ],
  },
  // OIS HBR Layout
  32: {
    localArea: 'HBR Layout',
    landmark: 'Nagavara Lake',
    areas: [
      'Kalyan Nagar',
      'Nagavara',
      'Kammanahalli',
      'Hennur',
      'Lingarajapuram',
      'Kadugondanahalli',
      'HRBR Layout',
      'Govindapura',
    ],
  },
  // OIS Bommanahalli
  33: {
    localArea: 'Bommanahalli',
    landmark: 'Bommanahalli Junction',
    areas: [
      'Hongasandra',
      'Mangammanapalya',
      'Kudlu Gate',
      'HSR Layout',
      'Begur',
      'Garvebhavi Palya',
      'Roopena Agrahara',
      'Singasandra',
      'Bilekahalli',
    ],
  },
  // OIS Chikkabanavara
  34: {
    localArea: 'Chikkabanavara',
    landmark: 'Chikkabanavara railway station',
    areas: [
      'Bagalagunte',
      'Abbigere',
      'Soladevanahalli',
      'Dasarahalli',
      'Mallasandra',
      'Shettihalli',
      'Ganapathinagar',
      'Hesaraghatta Main Road',
    ],
  },
} as const satisfies Record<number, Surroundings>;

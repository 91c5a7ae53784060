import type { Surroundings } from './surroundings';

/** Keyed by branch id. Public geography; see `surroundings.ts` for the fields. */
export const HYDERABAD_SURROUNDINGS = {
  // OIS Jubilee Hills
  62: {
    localArea: 'Jubilee Hills',
    landmark: 'KBR National Park',
    areas: [
      'Banjara Hills',
      'Film Nagar',
      'Madhapur',
      'Yousufguda',
      'Shaikpet',
      'Krishna Nagar',
      'Hitech City',
      'Srinagar Colony',
    ],
  },
  // OIS Jubilee Hills Pre-Primary Wing
  63: {
    localArea: 'Jubilee Hills',
    landmark: 'Jubilee Hills Check Post',
    areas: [
      'Yousufguda',
      'Krishna Nagar',
      'Film Nagar',
      'Banjara Hills',
      'Madhapur',
      'Srinagar Colony',
    ],
  },
  // OIS Machabollaram
  64: {
    localArea: 'Machabollaram',
    landmark: 'Bolarum railway station',
    areas: [
      'Alwal',
      'Bolarum',
      'Kompally',
      'Yapral',
      'Lothkunta',
      'Suchitra',
      'Trimulgherry',
      'Venkatapuram',
    ],
  },
  // OIS Sainikpuri
  65: {
    localArea: 'Sainikpuri',
    landmark: 'Kapra Lake',
    areas: [
      'Kapra',
      'AS Rao Nagar',
      'Yapral',
      'Neredmet',
      'Dammaiguda',
      'Kushaiguda',
      'Moula Ali',
      'Defence Colony',
    ],
  },
  // OIS Bowrampet
  66: {
    localArea: 'Bowrampet',
    landmark: 'Gandimaisamma Cross Roads',
    areas: [
      'Bachupally',
      'Mallampet',
      'Dundigal',
      'Bahadurpally',
      'Nizampet',
      'Pragathi Nagar',
      'Suraram',
    ],
  },
  // OIS Nallagandla
  67: {
    localArea: 'Nallagandla',
    landmark: 'Nallagandla Lake',
    areas: [
      'Lingampally',
      'Gopanpally',
      'Tellapur',
      'Chandanagar',
      'Serilingampally',
      'Gachibowli',
      'Kondapur',
      'Hafeezpet',
    ],
  },
  // OIS LB Nagar
  68: {
    localArea: 'LB Nagar',
    landmark: 'LB Nagar metro station',
    areas: [
      'Vanasthalipuram',
      'Nagole',
      'Kothapet',
      'Saroornagar',
      'Dilsukhnagar',
      'Mansoorabad',
      'Chintalkunta',
      'Hastinapuram',
    ],
  },
  // OIS Attapur
  69: {
    localArea: 'Attapur',
    landmark: 'Mir Alam Tank',
    areas: [
      'Upperpally',
      'Rajendranagar',
      'Mehdipatnam',
      'Hyderguda',
      'Kishanbagh',
      'Langar Houz',
      'Tolichowki',
      'Bandlaguda Jagir',
    ],
  },
} as const satisfies Record<number, Surroundings>;

/** The 21 cities of the directory: facts, with the ids that the school system uses. */

export const CITY_SLUGS = [
  'bangalore',
  'mumbai',
  'pune',
  'kolkata',
  'chennai',
  'nagpur',
  'gurgaon',
  'delhi',
  'aurangabad-chh-sambhaji-nagar',
  'sonipat',
  'hyderabad',
  'jaipur',
  'indore',
  'rohtak',
  'tumkur',
  'jodhpur',
  'jabalpur',
  'bhopal',
  'ahmednagar',
  'pali',
  'hubli-dharwad',
] as const;

export type CitySlug = (typeof CITY_SLUGS)[number];

export type City = {
  /** The school system's number for the city. */
  id: number;
  slug: CitySlug;
  /** The school system's spelling, used in the directory. */
  name: string;
  /** What a visitor reads. */
  displayName: string;
  /** Other names that a visitor may type. */
  aliases: readonly string[];
  state: string;
  /** First segment of the city page without `-branches`; null where the city has no page. */
  branchesSlug: string | null;
  hasAdmissionPage: boolean;
  inFooter: boolean;
  hasContentDirectory: boolean;
};

export const isCitySlug = (value: unknown): value is CitySlug =>
  CITY_SLUGS.some((slug) => slug === value);

export const CITIES = {
  bangalore: {
    id: 1,
    slug: 'bangalore',
    name: 'Bangalore',
    displayName: 'Bangalore',
    aliases: ['Bengaluru'],
    state: 'Karnataka',
    branchesSlug: 'bangalore',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  mumbai: {
    id: 5,
    slug: 'mumbai',
    name: 'Mumbai',
    displayName: 'Mumbai',
    aliases: ['Navi Mumbai', 'Thane'],
    state: 'Maharashtra',
    branchesSlug: 'mumbai',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  pune: {
    id: 6,
    slug: 'pune',
    name: 'Pune',
    displayName: 'Pune',
    aliases: ['Pimpri-Chinchwad'],
    state: 'Maharashtra',
    branchesSlug: 'ois-pune',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  kolkata: {
    id: 7,
    slug: 'kolkata',
    name: 'Kolkata',
    displayName: 'Kolkata',
    aliases: ['Calcutta'],
    state: 'West Bengal',
    branchesSlug: 'kolkata',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  chennai: {
    id: 8,
    slug: 'chennai',
    name: 'Chennai',
    displayName: 'Chennai',
    aliases: ['Madras'],
    state: 'Tamil Nadu',
    branchesSlug: 'chennai',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  nagpur: {
    id: 9,
    slug: 'nagpur',
    name: 'Nagpur',
    displayName: 'Nagpur',
    aliases: [],
    state: 'Maharashtra',
    branchesSlug: 'nagpur',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  gurgaon: {
    id: 10,
    slug: 'gurgaon',
    name: 'Gurgaon',
    displayName: 'Gurgaon',
    aliases: ['Gurugram'],
    state: 'Haryana',
    branchesSlug: 'gurgaon',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  delhi: {
    id: 11,
    slug: 'delhi',
    name: 'New Delhi',
    displayName: 'New Delhi',
    aliases: ['Delhi'],
    state: 'Delhi',
    branchesSlug: 'delhi',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  'aurangabad-chh-sambhaji-nagar': {
    id: 12,
    slug: 'aurangabad-chh-sambhaji-nagar',
    name: 'Chh Sambhaji Nagar',
    displayName: 'Chh Sambhaji Nagar',
    aliases: ['Aurangabad', 'Chhatrapati Sambhajinagar'],
    state: 'Maharashtra',
    branchesSlug: 'aurangabad-chh-sambhaji-nagar',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  sonipat: {
    id: 13,
    slug: 'sonipat',
    name: 'Sonipat',
    displayName: 'Delhi NCR',
    aliases: ['Sonepat', 'Delhi NCR'],
    state: 'Haryana',
    branchesSlug: 'sonipat',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  hyderabad: {
    id: 15,
    slug: 'hyderabad',
    name: 'Hyderabad',
    displayName: 'Hyderabad',
    aliases: [],
    state: 'Telangana',
    branchesSlug: 'hyderabad',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  jaipur: {
    id: 17,
    slug: 'jaipur',
    name: 'Jaipur',
    displayName: 'Jaipur',
    aliases: [],
    state: 'Rajasthan',
    branchesSlug: 'jaipur',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  indore: {
    id: 18,
    slug: 'indore',
    name: 'Indore',
    displayName: 'Indore',
    aliases: [],
    state: 'Madhya Pradesh',
    branchesSlug: 'indore',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  rohtak: {
    id: 19,
    slug: 'rohtak',
    name: 'Rohtak',
    displayName: 'Rohtak',
    aliases: [],
    state: 'Haryana',
    branchesSlug: 'rohtak',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  tumkur: {
    id: 21,
    slug: 'tumkur',
    name: 'Tumkur',
    displayName: 'Tumkur',
    aliases: ['Tumakuru'],
    state: 'Karnataka',
    branchesSlug: 'tumkur',
    hasAdmissionPage: true,
    inFooter: false,
    hasContentDirectory: true,
  },
  jodhpur: {
    id: 23,
    slug: 'jodhpur',
    name: 'Jodhpur',
    displayName: 'Jodhpur',
    aliases: [],
    state: 'Rajasthan',
    branchesSlug: 'jodhpur',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  jabalpur: {
    id: 29,
    slug: 'jabalpur',
    name: 'Jabalpur',
    displayName: 'Jabalpur',
    aliases: [],
    state: 'Madhya Pradesh',
    branchesSlug: 'jabalpur',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  bhopal: {
    id: 30,
    slug: 'bhopal',
    name: 'Bhopal',
    displayName: 'Bhopal',
    aliases: [],
    state: 'Madhya Pradesh',
    branchesSlug: 'bhopal',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  ahmednagar: {
    id: 31,
    slug: 'ahmednagar',
    name: 'Ahmednagar',
    displayName: 'Ahmednagar',
    aliases: ['Ahilyanagar'],
    state: 'Maharashtra',
    branchesSlug: 'ahmednagar',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: true,
  },
  pali: {
    id: 33,
    slug: 'pali',
    name: 'Pali',
    displayName: 'Pali',
    aliases: [],
    state: 'Rajasthan',
    branchesSlug: null,
    hasAdmissionPage: false,
    inFooter: false,
    hasContentDirectory: false,
  },
  'hubli-dharwad': {
    id: 35,
    slug: 'hubli-dharwad',
    name: 'Hubbali-Dharwad',
    displayName: 'Hubbali-Dharwad',
    aliases: ['Hubli Dharwad', 'Hubballi-Dharwad'],
    state: 'Karnataka',
    branchesSlug: 'hubli-dharwad',
    hasAdmissionPage: true,
    inFooter: true,
    hasContentDirectory: false,
  },
} as const satisfies Record<CitySlug, City>;

/** All cities in the order of the directory. */
export const CITY_LIST: readonly City[] = CITY_SLUGS.map((slug) => CITIES[slug]);

/** Specification section 3: cities with a boarding branch. */
export const SPECIAL_CITIES: readonly CitySlug[] = ['bangalore', 'sonipat', 'bhopal', 'jabalpur'];

/** Specification section 5: names that the form's city list leaves out, unless one comes first. */
export const HIDDEN_CITY_NAMES: readonly string[] = ['Vijayanagar', 'Bidar', 'pali'];

/** Specification section 5: one layout leaves these out as well. */
export const HIDDEN_CITY_NAMES_COMPACT: readonly string[] = [
  ...HIDDEN_CITY_NAMES,
  'Patna',
  'Ranchi',
];

/** Specification section 5: the restricted mode lists only these. */
export const RESTRICTED_CITIES: readonly CitySlug[] = ['delhi', 'bangalore', 'sonipat'];

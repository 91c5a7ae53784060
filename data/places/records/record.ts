import type { Stage } from '@/data/grades';
import type { CityRecord } from '@/data/places/place';
import type { Facility } from './facilities';

/**
 * What a school knows about one of its branches beside the facts of the directory. Each field may be
 * missing, and shows only where it is there. Large: for prerendering and the server, never for the
 * browser.
 */
export type BranchDetails = {
  /** The street, without the locality, the city and the state, which the directory has. */
  address?: { street: string; pin: string };
  /** E.164 without the plus sign, `18000001051`. */
  telephone?: string;
  whatsapp?: string;
  head?: Head;
  /** When the office takes visitors and calls. */
  office?: Office;
  /** Lessons, by stage. */
  schoolHours?: ByStage<Hours>;
  affiliation?: BoardAffiliation;
  /** The most children in a class. */
  classSize?: ByStage<number>;
  /** Beside English, which every branch teaches in. */
  languages?: { second: Names; third: Names };
  facilities?: readonly [Facility, ...Facility[]];
  buses?: Buses;
  fees?: Fees;
  /** What a visitor sees of each stage: its rooms, its yard, its corner of the campus. One sentence. */
  looks?: ByStage<string>;
  /** How a new child’s first days go at this branch. A sentence or two. */
  firstDays?: string;
  photos?: Partial<Record<PhotoSlot, Photo>>;
  /** Everybody who teaches there; of a school, as its board's disclosure has them. */
  teachers?: Teachers;
  disclosure?: Disclosure;
  /** When families are shown round; none in the holidays. */
  visits?: Visits;
  /** What its drawn scene is made of. */
  scene?: Scene;
};

export type ByStage<Value> = Partial<Record<Stage, Value>>;
type Names = readonly [string, ...string[]];

/** `HH:MM`, 24 hours, in Indian time. */
export type Hours = readonly [from: string, to: string];

export type Office = { days: string; hours: Hours };

export type Head = {
  name: string;
  /** Head of this branch since this year. */
  since: number;
  /** What they would say to a family at the gate. */
  line: string;
};

export type BoardAffiliation = {
  number: string;
  /** ISO dates: the last day of the affiliation, and when somebody looked it up on the board's list. */
  validUntil: string;
  checkedOn: string;
};

/** Rupees for a year; a zone is as far as the bus goes. */
export type Buses = {
  fees: Readonly<Record<BusZone, number>>;
  /** Where it stops, nearest first, with the minutes from there to the gate in the morning. */
  stops: readonly { locality: string; minutes: number; zone: BusZone }[];
};
export const BUS_ZONES = ['A', 'B', 'C'] as const;
export type BusZone = (typeof BUS_ZONES)[number];

/** Rupees. */
export type StageFees = {
  /** With the application, once. */
  application: number;
  /** On admission, once. */
  admission: number;
  /** For one of the terms of a year. */
  term: number;
};

export type Fees = {
  byStage: ByStage<StageFees>;
  /** The last day to pay each term, `MM-DD`, in the order of the school year: as many as terms. */
  dueOn: readonly string[];
  /** Boarding, lodging and laundry for a year, at branches with boarding. */
  boarding?: number;
};

export const PHOTO_SLOTS = [
  'gate',
  'classroom',
  'library',
  'playground',
  'laboratory',
  'bus',
] as const;
export type PhotoSlot = (typeof PHOTO_SLOTS)[number];
/** A file below `public/`, in pixels. */
export type Photo = { src: string; width: number; height: number; alt: string };

export type Teachers = {
  postGraduate: number;
  graduate: number;
  /** Of the primary and the pre-primary classes. */
  primary: number;
  special: number;
  counsellors: number;
};

/** What CBSE's mandatory public disclosure asks for (Appendix IX of its affiliation bye-laws). */
export type Disclosure = {
  /** Who runs the school. */
  trust: string;
  /** ISO dates of the certificates on the notice board. */
  certificates: Readonly<Record<Certificate, string>>;
  campus: {
    squareMetres: number;
    classrooms: number;
    classroomSquareMetres: number;
    laboratories: number;
  };
  toilets: { girls: number; boys: number };
  /** Of the last three years, newest first; none before a batch has sat the examination. */
  results: readonly {
    year: number;
    className: 'Class 10' | 'Class 12';
    entered: number;
    passed: number;
  }[];
};

export const CERTIFICATES = ['building', 'fire', 'water', 'recognition'] as const;
export type Certificate = (typeof CERTIFICATES)[number];

export type Visits = {
  /** Where 1 is Monday and 6 Saturday. */
  weekdays: readonly Weekday[];
  /** When a tour of an hour begins, `HH:MM`. */
  times: readonly string[];
  /** Families in one tour. */
  capacity: number;
};
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6;

export const BUILDING_ROOFS = ['flat', 'tiled', 'solar', 'garden', 'vault', 'gable'] as const;
export const SCENE_SPORTS = [
  'cricket',
  'football',
  'basketball',
  'hockey',
  'badminton',
  'volleyball',
  'athletics',
  'skating',
  'kabaddi',
  'cycling',
  'archery',
  'swimming',
] as const;
export const SCENE_LANDMARKS = [
  'metro',
  'station',
  'lake',
  'river',
  'sea',
  'hill',
  'fort',
  'temple',
  'tower',
  'bridge',
  'market',
  'park',
  'airport',
  'factory',
  'offices',
  'stadium',
  'monument',
  'field',
  'palms',
  'forest',
] as const;
export const SCENE_WEATHERS = ['sun', 'monsoon', 'mist', 'breeze', 'winter', 'evening'] as const;

export type Scene = {
  storeys: 2 | 3 | 4 | 5;
  roof: (typeof BUILDING_ROOFS)[number];
  sport: (typeof SCENE_SPORTS)[number];
  landmark: (typeof SCENE_LANDMARKS)[number];
  weather: (typeof SCENE_WEATHERS)[number];
};

/** The details of a city's branches, by their number: every one has a line, filled or not. */
export type DetailsOf<City extends CityRecord> = Readonly<
  Record<City['branches'][number]['id'], BranchDetails>
>;

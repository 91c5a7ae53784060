import type { CITIES, CitySlug } from './places/places';

export type State = (typeof CITIES)[CitySlug]['state'];

/** `MM-DD`: the school's own day, which counts where the state has set none for private schools. */
export const SCHOOL_CUT_OFF = '06-01';

/**
 * The day (`MM-DD`, in the year in which the session 2025-26 begins) on which a state counts a
 * child's age. Only the day is the state's: the years for each grade are in `data/grades.ts`. Null:
 * no rule is known that binds private schools of CBSE and ICSE. West Bengal's 1 January and Tamil
 * Nadu's 31 July are for the state's own schools and free seats; Madhya Pradesh counted two days in
 * 2024-25, one for pre-primary and one for Class 1.
 */
export const STATE_CUT_OFFS = {
  Karnataka: '06-01',
  Maharashtra: '12-31',
  Delhi: '03-31',
  Haryana: '04-01',
  Rajasthan: '07-31',
  Telangana: '06-01',
  'Tamil Nadu': null,
  'West Bengal': null,
  'Madhya Pradesh': null,
} as const satisfies Record<State, string | null>;

type Source = {
  /** Who set the day, and how. */
  rule: string;
  /** Where that can be read. */
  link: string;
};

/** Where each day is from. Apart, so that no page's script carries it. */
export const CUT_OFF_SOURCES = {
  Karnataka: {
    rule: 'Department of School Education and Literacy: years completed on 1 June, relaxed once for Class 1 of the state board',
    link: 'https://www.newindianexpress.com/cities/bengaluru/2025/Apr/17/karnataka-relaxes-age-limit-for-class-1-admissions-to-55-years-for-2025-26-academic-year',
  },
  Maharashtra: {
    rule: 'Government resolution of 18 September 2020: years completed on 31 December, for schools of every board',
    link: 'https://www.ndtv.com/education/maha-child-turning-6-dec-31-can-enroll-in-school-same-year',
  },
  Delhi: {
    rule: 'Directorate of Education, circular of 12 November 2024 on the entry-level classes of private schools: age on 31 March 2025',
    link: 'https://ndtv.com/education/admission-process-for-nursery-kg-class-1-in-delhis-private-schools-to-begin-on-november-28-7003124',
  },
  Haryana: {
    rule: 'Directorate of School Education, order of February 2025: six years on 1 April 2025 for Class 1, in government and private schools; rule 10 of the state lets a school relax it by six months',
    link: 'https://satyakhabarindia.com/only-children-of-this-age-will-get-admission-in-school',
  },
  Rajasthan: {
    rule: 'School Education Department: six years on 31 July 2025 for Class 1, in government and private schools',
    link: 'https://www.khabardarbar.in/2025/01/rajasthan-class-1-admission-rules.html',
  },
  Telangana: {
    rule: 'School Education Department: years completed on 1 June, confirmed for 2025-26',
    link: 'https://www.thehansindia.com/telangana/tgsed-issues-proceedings-on-admission-age-for-class-1-for-2025-26-972276',
  },
  'Tamil Nadu': null,
  'West Bengal': null,
  'Madhya Pradesh': null,
} as const satisfies Record<State, Source | null>;

import { SCHOOL_CUT_OFF, STATE_CUT_OFFS, type State } from '@/data/cutOffs';
import { CITIES, type CitySlug } from '@/data/places/places';
import { ADMISSION_SESSION } from '@/data/school';
import { longDate } from './profile/words';

/** `startsIn`: the year in which it begins. */
export type Session = { startsIn: number };

/** The day (`2025-06-01`) on which ages count: the state's, else the school's. */
export const cutOffDay = (
  state: State | null = null,
  { startsIn }: Session = ADMISSION_SESSION,
): string => `${startsIn}-${(state && STATE_CUT_OFFS[state]) ?? SCHOOL_CUT_OFF}`;

export const stateOf = (city: CitySlug): State => CITIES[city].state;

/** The day on which ages count in a city, in words: `31 March 2025`. */
export const cutOffIn = (city: CitySlug): string => longDate(cutOffDay(stateOf(city)));

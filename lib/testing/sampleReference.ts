import { SCHOOL } from '@/data/school';

/** A reference of an enquiry, in its one spelling. */
export const SAMPLE_REFERENCE = `${SCHOOL.shortName}-7K3M-92QF`;

/** One that no enquiry has. */
export const UNKNOWN_REFERENCE = `${SCHOOL.shortName}-0000-0000`;

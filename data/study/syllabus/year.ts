import { SESSIONS } from '@/data/school';

/** The school year that our syllabus pages and the menu are titled with. */
export const SYLLABUS_YEAR = SESSIONS.syllabusTitle;

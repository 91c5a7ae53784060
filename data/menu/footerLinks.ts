import { citiesBy } from '@/data/places/places';
import { PATHS } from '@/data/routes/paths';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { cityPath } from '@/data/routes/paths/places';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { CONCEPT_PATHS } from '@/data/routes/paths/study/concepts';
import { FORMULA_PATH } from '@/data/routes/paths/study/formulaLists';
import { NCERT_PATH } from '@/data/routes/paths/study/ncertList';
import { SYLLABUS_PATH } from '@/data/routes/paths/study/syllabus';
import { WORKSHEETS_PATH } from '@/data/routes/paths/study/worksheets';
import { type MenuLink, toLink } from './menu';

/** The footer's links to the branches of each city. */
export const FOOTER_CITY_LINKS: readonly MenuLink[] = citiesBy('footerOrder').flatMap(
  ({ slug, displayName }) => toLink(displayName, cityPath(slug)),
);

/** The footer's links to pages for parents who look for a school. */
export const FOOTER_SCHOOL_LINKS: readonly MenuLink[] = [
  { title: 'Day schools', path: PATHS.daySchool },
  { title: 'Boarding schools', path: PATHS.boardingSchool },
  { title: 'Admissions', path: PATHS.admissions },
  { title: 'Application form', path: PATHS.applicationForm },
  { title: 'Fee structure', path: PATHS.feeStructure },
  { title: 'NCERT solutions', path: NCERT_PATH },
  { title: 'Concepts', path: CONCEPT_PATHS.maths },
  { title: 'Curriculum', path: PROGRAM_PATHS.curriculum },
  { title: 'CBSE syllabus', path: SYLLABUS_PATH },
  { title: 'Worksheets', path: WORKSHEETS_PATH },
  { title: 'Formulas', path: FORMULA_PATH },
  { title: 'Calculators', path: CALCULATOR_PATHS.all },
];

/** The footer's links to pages about the school, in the specification's order. */
export const FOOTER_ABOUT_LINKS: readonly MenuLink[] = [
  { title: 'Careers', path: ABOUT_PATHS.careers },
  { title: 'Parent resources', path: ABOUT_PATHS.parentResources },
  { title: 'Press', path: ABOUT_PATHS.press },
  { title: 'Newsmakers', path: ABOUT_PATHS.newsmakers },
  { title: 'Contact us', path: ABOUT_PATHS.contact },
  { title: 'Events', path: PATHS.event },
  { title: 'Terms', path: ABOUT_PATHS.terms },
  { title: 'Privacy', path: ABOUT_PATHS.privacy },
  { title: 'Cancellation and refund', path: ABOUT_PATHS.refunds },
];

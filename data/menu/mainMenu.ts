import { ABOUT_MENU } from './aboutMenu';
import { ADMISSION_MENU } from './admissionMenu';
import { BLOG_MENU } from './blogMenu';
import type { MenuSection } from './menu';
import { MORE_MENU } from './moreMenu';
import { SCHOOLS_MENU } from './schoolsMenu';
import { STUDY_MENU } from './studyMenu';

/** The main menu: its sections in the specification's order (2.2). */
export const MENU: readonly MenuSection[] = [
  SCHOOLS_MENU,
  ADMISSION_MENU,
  STUDY_MENU,
  BLOG_MENU,
  ABOUT_MENU,
  MORE_MENU,
];

import { ABOUT_MENU } from '@/data/menu/aboutMenu';
import { ADMISSION_MENU } from '@/data/menu/admissionMenu';
import { BLOG_MENU } from '@/data/menu/blogMenu';
import type { MenuSection } from '@/data/menu/menu';
import { MORE_MENU } from '@/data/menu/moreMenu';
import { SCHOOLS_MENU } from '@/data/menu/schoolsMenu';
import { STUDY_MENU } from '@/data/menu/studyMenu';

/** The main menu: its sections in the specification's order (2.2). */
export const MENU: readonly MenuSection[] = [
  SCHOOLS_MENU,
  ADMISSION_MENU,
  STUDY_MENU,
  BLOG_MENU,
  ABOUT_MENU,
  MORE_MENU,
];

import { PATHS } from '@/data/routes/paths';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { linkGroup, type MenuSection } from './menu';

/** The school itself (specification 2.2, Other). */
export const ABOUT_MENU: MenuSection = {
  key: 'about',
  title: 'About us',
  isSplitOnPhones: false,
  groups: [
    linkGroup(
      'about/school',
      'The school',
      [
        { title: 'About us', path: ABOUT_PATHS.about },
        { title: 'Contact us', path: ABOUT_PATHS.contact },
        { title: 'Press coverage', path: ABOUT_PATHS.press },
        { title: 'Newsmakers', path: ABOUT_PATHS.newsmakers },
        { title: 'Events', path: PATHS.event },
      ],
      true,
    ),
  ],
};

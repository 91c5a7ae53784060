import { CITIES } from '@/data/cities';
import { cityAdmissionPath } from '@/data/directoryPaths';
import { PATHS } from '@/data/paths';
import { ADMISSION_SESSION } from '@/data/school';
import { linkGroup, type MenuSection } from './menu';
import { MENU_CITIES, toLink } from './menuCities';

/** How to join, and admission in each city. */
export const ADMISSION_MENU: MenuSection = {
  key: 'admission',
  title: 'Admission',
  isSplitOnPhones: false,
  groups: [
    linkGroup(
      'admission/apply',
      'How to join',
      [
        { title: `Admissions ${ADMISSION_SESSION.label}`, path: PATHS.admissions },
        { title: 'Application form', path: PATHS.applicationForm },
        { title: 'Fee structure', path: PATHS.feeStructure },
      ],
      true,
    ),
    linkGroup(
      'admission/cities',
      'Admission by city',
      MENU_CITIES.flatMap((slug) => toLink(CITIES[slug].displayName, cityAdmissionPath(slug))),
    ),
  ],
};

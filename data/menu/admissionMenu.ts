import { citiesBy } from '@/data/places/places';
import { PATHS } from '@/data/routes/paths';
import { cityAdmissionPath } from '@/data/routes/paths/places';
import { ADMISSION_SESSION } from '@/data/school';
import { linkGroup, type MenuSection, toLink } from './menu';

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
      citiesBy('menuOrder').flatMap(({ slug, displayName }) =>
        toLink(displayName, cityAdmissionPath(slug)),
      ),
    ),
  ],
};

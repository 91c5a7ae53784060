import { ButtonLink } from '@/components/ui/Button';
import { PATHS } from '@/data/routes/paths';
import type { CityPage } from '@/lib/schools/directory/cityPage';
import styles from './CityLinks.module.scss';

/** Where admission goes on from the page of a city. */
export const CityLinks = ({ page: { name, admissionPath, cbsePath } }: { page: CityPage }) => (
  <p className={styles.root}>
    {admissionPath && (
      <ButtonLink href={admissionPath} tone="secondary">
        Admission in {name}
      </ButtonLink>
    )}
    {cbsePath && (
      <ButtonLink href={cbsePath} tone="quiet">
        CBSE schools in {name}
      </ButtonLink>
    )}
    <ButtonLink href={PATHS.daySchool} tone="quiet">
      Other cities
    </ButtonLink>
  </p>
);

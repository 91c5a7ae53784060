import { ButtonLink } from '@/components/ui/Button';
import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import type { CbsePage } from '@/lib/landing/cbsePage';
import styles from './CbseLinks.module.scss';

/** The pages of the city to read next. */
export const CbseLinks = ({ page: { city } }: { page: CbsePage }) => (
  <p className={styles.root}>
    {city.admissionPath && (
      <ButtonLink href={city.admissionPath}>{CBSE_TEXTS.admission(city.name)}</ButtonLink>
    )}
    <ButtonLink href={city.cityPage} tone="secondary">
      {CBSE_TEXTS.allBranches(city.name)}
    </ButtonLink>
  </p>
);

import { ButtonLink } from '@/components/ui/Button';
import { PATHS } from '@/data/routes/paths';
import styles from './AdmissionLinks.module.scss';

/** The pages that parents look for first. */
export const AdmissionLinks = () => (
  <p className={styles.root}>
    <ButtonLink href={PATHS.applicationForm}>Application form</ButtonLink>
    <ButtonLink href={PATHS.feeStructure} tone="secondary">
      Fee structure
    </ButtonLink>
    <ButtonLink href={PATHS.brochure} tone="quiet">
      Guide to print
    </ButtonLink>
  </p>
);

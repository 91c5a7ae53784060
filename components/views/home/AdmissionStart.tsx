import { ButtonLink } from '@/components/ui/Button';
import { Image } from '@/components/ui/Image';
import { PATHS } from '@/data/routes/paths';
import { ADMISSION_SESSION } from '@/data/school';
import styles from './AdmissionStart.module.scss';

/** Where admission begins, beside the steps. */
export const AdmissionStart = () => (
  <div className={styles.root}>
    <Image src="/pictures/emblems/admissions.svg" width={96} height={96} />
    <h3>Admissions {ADMISSION_SESSION.label} are open</h3>
    <p>
      The form takes two minutes. You get a reference at once and can follow your enquiry with it.
    </p>
    <ButtonLink href={PATHS.applicationForm}>Application form</ButtonLink>
    <ButtonLink href={PATHS.admissions} tone="quiet">
      Ages, papers and cities
    </ButtonLink>
  </div>
);

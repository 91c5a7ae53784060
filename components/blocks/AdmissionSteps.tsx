import { Link } from '@/components/ui/Link';
import { ADMISSION_STEPS } from '@/data/content/admissionSteps';
import styles from './AdmissionSteps.module.scss';

type AdmissionStepsProps = {
  /** Stands above; the steps' own headings are one level below it. */
  headingLevel?: 'h3' | 'h4';
  /** `short`: the titles in a row, where the rest of the page explains enough. */
  detail?: 'full' | 'short';
};

/** The numbered road from enquiry to seat. The parent gives it a heading. */
export const AdmissionSteps = ({
  headingLevel: Heading = 'h3',
  detail = 'full',
}: AdmissionStepsProps) => (
  <ol className={detail === 'full' ? styles.root : `${styles.root} ${styles.short}`}>
    {ADMISSION_STEPS.map(({ title, text, link }) => (
      <li key={title} className={styles.step}>
        <Heading className={styles.title}>{title}</Heading>
        {detail === 'full' && <p className={styles.text}>{text}</p>}
        {detail === 'full' && link && (
          <Link href={link.path} className={styles.link}>
            {link.title}
          </Link>
        )}
      </li>
    ))}
  </ol>
);

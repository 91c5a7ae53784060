import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { HeroImage } from '@/components/blocks/landing/HeroImage';
import type { Home2Page } from '@/lib/schools/directory/home2Page';
import styles from './Home2Hero.module.scss';

type Home2HeroProps = Pick<Home2Page, 'heading' | 'lead' | 'enquiry' | 'assurances'>;

/** The form at once, also on a phone: the words beside it are few, and the rest stands below. */
export const Home2Hero = ({ heading, lead, enquiry, assurances }: Home2HeroProps) => (
  <div className={styles.root}>
    <div className={styles.column}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.form}>
        <EnquirySection {...enquiry} />
      </div>
      <ul className={styles.assurances}>
        {assurances.map((assurance) => (
          <li key={assurance} className={styles.assurance}>
            {assurance}
          </li>
        ))}
      </ul>
      <HeroImage src="/pictures/admissions.svg" />
    </div>
  </div>
);

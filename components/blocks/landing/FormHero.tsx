import type { ComponentProps, ReactNode } from 'react';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { useCounts } from '@/lib/counts/useCounts';
import styles from './FormHero.module.scss';

type FormHeroProps = {
  /** The page's only h1, and what a phone paints first. */
  heading: string;
  lead: string;
  /** What the form asks for and what it starts with. */
  form: ComponentProps<typeof EnquirySection>;
  /** How close its parts stand: a phone's first screen has to show where the form begins. */
  density?: 'roomy' | 'close' | 'compact';
  /** Above the heading: breadcrumbs, a place. */
  above?: ReactNode;
  /** Between the lead and the form. */
  children?: ReactNode;
  /** Below the words; on a phone, below the form. */
  below: ReactNode;
};

/** The top of a page that asks for an enquiry: the words, then at once the form; beside it where there is room. */
export const FormHero = ({
  heading,
  lead,
  form,
  density = 'roomy',
  above,
  children,
  below,
}: FormHeroProps) => {
  useCounts();
  return (
    <div className={`${styles.root} ${styles[density]}`}>
      <div className={styles.columns}>
        <div className={styles.words}>
          {above}
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        <div className={styles.form}>
          <EnquirySection {...form} />
        </div>
        {below}
      </div>
    </div>
  );
};

import type { EnquiryFlowProps } from './EnquiryFlow';
import { EnquiryIsland } from './EnquiryIsland';
import styles from './EnquirySection.module.scss';

type EnquirySectionProps = Pick<
  EnquiryFlowProps,
  'branchId' | 'gradeId' | 'cities' | 'initial' | 'problems'
> & {
  heading: string;
  text?: string;
};

/**
 * The enquiry form as it stands once on a page. The two ids are those that buttons elsewhere scroll
 * to, on wide and on narrow screens.
 */
export const EnquirySection = ({ heading, text, ...form }: EnquirySectionProps) => (
  <section id="enquire-desktop" className={styles.root} aria-labelledby="enquire-heading">
    <div id="enquire-mobile" className={styles.card}>
      <div className={styles.intro}>
        <h2 id="enquire-heading" className={styles.heading}>
          {heading}
        </h2>
        {text && <p>{text}</p>}
      </div>
      <EnquiryIsland key={`${form.branchId}-${form.gradeId}`} {...form} />
    </div>
  </section>
);

import { Activity } from 'react';
import { BrochureNote } from '@/components/blocks/brochure/BrochureNote';
import { EnquiryFlow, type EnquiryFlowProps } from './EnquiryFlow';
import styles from './EnquirySection.module.scss';

type EnquirySectionProps = Pick<
  EnquiryFlowProps,
  | 'city'
  | 'branchId'
  | 'gradeId'
  | 'standsInFor'
  | 'cities'
  | 'about'
  | 'hidden'
  | 'initial'
  | 'problems'
  | 'thanks'
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
      <BrochureNote />
      <div className={styles.intro}>
        <h2 id="enquire-heading" className={styles.heading}>
          {heading}
        </h2>
        {text && <p>{text}</p>}
      </div>
      <Activity>
        <EnquiryFlow
          key={`${form.city}-${form.branchId}-${form.gradeId}-${form.cities}`}
          {...form}
        />
      </Activity>
    </div>
  </section>
);

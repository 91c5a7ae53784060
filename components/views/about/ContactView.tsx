import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { Seo } from '@/components/blocks/Seo';
import type { PageSeo } from '@/data/routes/routes';
import type { ContactPage } from '@/lib/content/about/contactPage';
import { AboutSections } from './AboutSections';
import { ContactDirectory } from './ContactDirectory';
import { ContactTop } from './ContactTop';
import styles from './ContactView.module.scss';

type ContactViewProps = {
  seo: PageSeo;
  page: ContactPage;
  form: { heading: string; text: string };
};

/** How to reach us: the numbers, the form, every branch, then the shortest ways. */
export const ContactView = ({ seo, page: { cities, parts, ...top }, form }: ContactViewProps) => (
  <>
    <Seo {...seo} />
    <div className={styles.columns}>
      <ContactTop {...top} />
      <EnquirySection {...form} />
    </div>
    <ContactDirectory cities={cities} />
    <AboutSections parts={parts} firstTone="paper" />
  </>
);

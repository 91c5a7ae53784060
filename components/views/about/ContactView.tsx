import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { Seo } from '@/components/blocks/Seo';
import { Island } from '@/components/ui/Island';
import type { PageSeo } from '@/data/routes/routes';
import type { ContactPage } from '@/lib/about/contactPage';
import type { ContactStoryProps } from './ContactStory';
import type { ContactTopProps } from './ContactTop';
import styles from './ContactView.module.scss';
import { ServedStory, ServedTop } from './servedContact';
// What stands around the form has no code of its own, so its looks come with the page.
import '@/components/blocks/Band.module.scss';
import '@/components/blocks/Breadcrumbs.module.scss';
import './CityBranches.module.scss';
import './ContactDirectory.module.scss';
import './ContactLines.module.scss';
import './ContactTop.module.scss';
import './partLooks';

type ContactViewProps = {
  seo: PageSeo;
  page: ContactPage;
  form: { heading: string; text: string };
};

const loadTop = async (props: ContactTopProps) => {
  const { ContactTop } = await import('./ContactTop');
  return <ContactTop {...props} />;
};

const loadStory = async (props: ContactStoryProps) => {
  const { ContactStory } = await import('./ContactStory');
  return <ContactStory {...props} />;
};

/** How to reach us: the numbers, the form, every branch. */
export const ContactView = ({ seo, page: { cities, parts, ...top }, form }: ContactViewProps) => (
  <>
    <Seo {...seo} />
    <div className={styles.columns}>
      <Island
        isWokenByTouch={false}
        still={ServedTop && <ServedTop {...top} />}
        load={() => loadTop(top)}
      />
      <EnquirySection {...form} />
    </div>
    <Island
      shape="contents"
      isWokenByTouch={false}
      still={ServedStory && <ServedStory cities={cities} parts={parts} />}
      load={() => loadStory({ cities, parts })}
    />
  </>
);

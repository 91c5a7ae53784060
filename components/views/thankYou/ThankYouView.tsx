import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import { ButtonLink } from '@/components/ui/Button';
import type { THANK_YOU } from '@/data/content/thankYou';
import { PATHS } from '@/data/paths';
import type { PageSeo } from '@/data/routes';
import { ThankYouStoryIsland } from './ThankYouStoryIsland';
import styles from './ThankYouView.module.scss';

type ThankYouViewProps = {
  seo: PageSeo;
  texts: Pick<typeof THANK_YOU, 'heading' | 'lead' | 'follow' | 'another' | 'enquiry'>;
};

const PICTURE = { src: '/pictures/thank-you.svg', width: 640, height: 480 };

/** What happens after an enquiry. Holds nothing about who sent one. */
export const ThankYouView = ({ seo, texts }: ThankYouViewProps) => (
  <>
    <Seo {...seo} />
    <Hero heading={texts.heading} lead={texts.lead} picture={PICTURE}>
      <p className={styles.actions}>
        <ButtonLink href={PATHS.myEnquiries}>{texts.follow}</ButtonLink>
        <ButtonLink href="#enquire-desktop" tone="secondary">
          {texts.another}
        </ButtonLink>
      </p>
    </Hero>
    <ThankYouStoryIsland />
    <div className={styles.enquiry}>
      <EnquirySection {...texts.enquiry} />
    </div>
  </>
);

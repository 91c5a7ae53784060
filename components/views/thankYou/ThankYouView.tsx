import { Band } from '@/components/blocks/Band';
import { FormHero } from '@/components/blocks/landing/FormHero';
import { HeroImage } from '@/components/blocks/landing/HeroImage';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import { ButtonLink } from '@/components/ui/Button';
import { THANK_YOU } from '@/data/content/thankYou';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import { DocumentsPart } from './DocumentsPart';
import { FollowUp } from './FollowUp';
import { LatestEnquiry } from './LatestEnquiry';
import { Meanwhile } from './Meanwhile';
import { NextSteps } from './NextSteps';
import { QuestionsToAsk } from './QuestionsToAsk';
import { StepsInShort } from './StepsInShort';
import styles from './ThankYouView.module.scss';

type ThankYouViewProps = {
  seo: PageSeo;
  texts: Pick<typeof THANK_YOU, 'heading' | 'lead' | 'follow' | 'another' | 'enquiry'> & {
    /** What happens next, a few words each. */
    steps: readonly string[];
  };
};

const { next, followUp, prepare, meanwhile } = THANK_YOU;

const PICTURE = {
  src: '/pictures/landing/the-post-is-on-its-way.svg',
  alt: 'A postman cycles past the school with letters; a dog delivers one itself',
};

/**
 * What happens after an enquiry, in short and then in full; between them the form for another one.
 * Its HTML is the same for everybody; the browser adds the enquiry that was just sent.
 */
export const ThankYouView = ({ seo, texts }: ThankYouViewProps) => (
  <>
    <Seo {...seo} />
    <FormHero
      heading={texts.heading}
      lead={texts.lead}
      form={texts.enquiry}
      below={<HeroImage {...PICTURE} />}
    >
      <LatestEnquiry>
        <StepsInShort steps={texts.steps} />
        <ButtonLink href={PATHS.enquiry}>{texts.follow}</ButtonLink>
      </LatestEnquiry>
    </FormHero>
    <Band id="next" tone="white" heading={next.heading} lead={next.lead}>
      <NextSteps />
    </Band>
    <Band id="follow" heading={followUp.heading}>
      <FollowUp />
    </Band>
    <Band id="prepare" tone="white" heading={prepare.heading} lead={prepare.lead}>
      <Split aside={<DocumentsPart />}>
        <QuestionsToAsk />
      </Split>
    </Band>
    <Band id="meanwhile" heading={meanwhile.heading}>
      <Meanwhile />
    </Band>
    <p className={styles.closing}>
      <ButtonLink href="#enquire-desktop" tone="secondary">
        {texts.another}
      </ButtonLink>
    </p>
  </>
);

import { Band } from '@/components/blocks/Band';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import { ButtonLink } from '@/components/ui/Button';
import { SvgImage } from '@/components/ui/SvgImage';
import { THANK_YOU } from '@/data/content/thankYou';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import { DocumentsPart } from './DocumentsPart';
import { FollowUp } from './FollowUp';
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

/**
 * What happens after an enquiry, in short and then in full; between them the form for another one.
 * Holds nothing about who sent one.
 */
export const ThankYouView = ({ seo, texts }: ThankYouViewProps) => (
  <>
    <Seo {...seo} />
    <div className={styles.top}>
      <div className={styles.columns}>
        <div className={styles.thanks}>
          <h1 className={styles.heading}>{texts.heading}</h1>
          <p className={styles.lead}>{texts.lead}</p>
          <StepsInShort steps={texts.steps} />
          <ButtonLink href={PATHS.myEnquiries}>{texts.follow}</ButtonLink>
        </div>
        <div className={styles.form}>
          <EnquirySection {...texts.enquiry} />
        </div>
        <SvgImage
          src="/pictures/thank-you.svg"
          width={640}
          height={480}
          className={styles.picture}
        />
      </div>
    </div>
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

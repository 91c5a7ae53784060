import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { Seo } from '@/components/blocks/Seo';
import { ButtonLink } from '@/components/ui/Button';
import { SvgImage } from '@/components/ui/SvgImage';
import type { PageSeo } from '@/data/routes/routes';
import { type EventFact, EventFacts } from './EventFacts';
import styles from './EventFrame.module.scss';

export type EventTexts = {
  heading: string;
  lead: string;
  facts: readonly EventFact[];
  enquiry: { heading: string; text: string };
  /** Leads from the end of the page back to the form. */
  toForm: string;
};

type EventFrameProps = {
  seo: PageSeo;
  texts: EventTexts;
  picture: { src: string; width: number; height: number };
  trail: readonly { title: string; path: string }[];
  /** A link under the facts. */
  action?: ReactNode;
  /** The story. */
  children: ReactNode;
};

/** A page about events: what, when and where, the form for a visit, then the story. */
export const EventFrame = ({ seo, texts, picture, trail, action, children }: EventFrameProps) => (
  <>
    <Seo {...seo} />
    <div className={styles.top}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <Breadcrumbs trail={trail} current={texts.heading} />
          <h1 className={styles.heading}>{texts.heading}</h1>
          <p className={styles.lead}>{texts.lead}</p>
          <EventFacts facts={texts.facts} />
          {action}
        </div>
        <div className={styles.form}>
          <EnquirySection {...texts.enquiry} />
        </div>
        <SvgImage {...picture} className={styles.picture} />
      </div>
    </div>
    {children}
    <p className={styles.closing}>
      <ButtonLink href="#enquire-desktop">{texts.toForm}</ButtonLink>
    </p>
  </>
);

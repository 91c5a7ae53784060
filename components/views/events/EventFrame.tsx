import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { FormHero } from '@/components/blocks/landing/FormHero';
import { HeroImage } from '@/components/blocks/landing/HeroImage';
import { Seo } from '@/components/blocks/Seo';
import { ButtonLink } from '@/components/ui/Button';
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
  picture: string;
  trail: readonly { title: string; path: string }[];
  /** A link under the facts. */
  action?: ReactNode;
  /** The sections below. */
  children: ReactNode;
};

/** A page about events: what, when and where, the form for a visit, then its sections. */
export const EventFrame = ({ seo, texts, picture, trail, action, children }: EventFrameProps) => (
  <>
    <Seo {...seo} />
    <FormHero
      heading={texts.heading}
      lead={texts.lead}
      form={texts.enquiry}
      above={<Breadcrumbs trail={trail} current={texts.heading} />}
      below={<HeroImage src={picture} />}
    >
      <EventFacts facts={texts.facts} />
      {action}
    </FormHero>
    {children}
    <p className={styles.closing}>
      <ButtonLink href="#enquire-desktop">{texts.toForm}</ButtonLink>
    </p>
  </>
);

import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import type { PageSeo } from '@/data/routes';
import styles from './EventFrame.module.scss';

export type EventTexts = {
  heading: string;
  lead: string;
  enquiry: { heading: string; text: string };
};

type EventFrameProps = {
  seo: PageSeo;
  texts: EventTexts;
  picture: { src: string; width: number; height: number };
  trail: readonly { title: string; path: string }[];
  /** Links under the lead. */
  actions: ReactNode;
  /** The story. */
  children: ReactNode;
};

/** A page about events: what it is, its story, and the form for a visit. */
export const EventFrame = ({ seo, texts, picture, trail, actions, children }: EventFrameProps) => (
  <>
    <Seo {...seo} />
    <Hero
      heading={texts.heading}
      lead={texts.lead}
      picture={picture}
      trail={<Breadcrumbs trail={trail} current={texts.heading} />}
    >
      <p className={styles.actions}>{actions}</p>
    </Hero>
    {children}
    <div className={styles.enquiry}>
      <EnquirySection {...texts.enquiry} />
    </div>
  </>
);

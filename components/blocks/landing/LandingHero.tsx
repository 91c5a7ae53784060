import type { ComponentProps, ReactNode } from 'react';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { LANDING_COPY } from '@/data/copy/landing';
import { CallLine } from './CallLine';
import styles from './LandingHero.module.scss';
import { PlaceTag, type PlaceTagProps } from './PlaceTag';

export type LandingHeroProps = {
  /** The page's only h1, and what a phone paints first. */
  heading: string;
  /** One line of why: the form has to start above the fold of a phone. */
  lead: string;
  /** True, short reasons, each a line. */
  points: readonly string[];
  /** What the form asks for and what it starts with. */
  form: ComponentProps<typeof EnquirySection>;
  /** Digits of the number to call. */
  phone?: string;
  place?: PlaceTagProps;
  /** Stands below the points: facts, a button. */
  children?: ReactNode;
};

/** The top of a landing page: the promise, then at once the form; beside it where there is room. */
export const LandingHero = ({
  heading,
  lead,
  points,
  form,
  phone,
  place,
  children,
}: LandingHeroProps) => (
  <div className={styles.root}>
    <div className={styles.columns}>
      <div className={styles.promise}>
        {place && <PlaceTag {...place} />}
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.form}>
        <EnquirySection {...form} />
      </div>
      <div className={styles.more}>
        {points.length > 0 && (
          <ul className={styles.points} aria-label={LANDING_COPY.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                {point}
              </li>
            ))}
          </ul>
        )}
        {phone && <CallLine phone={phone} />}
        {children}
      </div>
    </div>
  </div>
);

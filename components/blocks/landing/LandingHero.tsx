import type { ComponentProps, ReactNode } from 'react';
import type { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { LANDING_COPY } from '@/data/copy/landing';
import { CallLine } from './CallLine';
import { FormHero } from './FormHero';
import styles from './LandingHero.module.scss';
import { PlaceTag, type PlaceTagProps } from './PlaceTag';

type LandingHeroProps = {
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
  /** Breadcrumbs; on a phone they stand where the place would. */
  crumbs?: ReactNode;
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
  crumbs,
  children,
}: LandingHeroProps) => (
  <FormHero
    heading={heading}
    lead={lead}
    form={{ ...form, thanks: 'page' }}
    density="close"
    above={
      <>
        {crumbs}
        {place && (crumbs ? <div className={styles.wide}>{tagOf(place)}</div> : tagOf(place))}
      </>
    }
    below={
      <div className={styles.root}>
        {points.length > 0 && (
          <ul className={styles.points} aria-label={LANDING_COPY.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                {point}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    }
  >
    {phone && <CallLine phone={phone} />}
  </FormHero>
);

const tagOf = (place: PlaceTagProps) => <PlaceTag {...place} />;

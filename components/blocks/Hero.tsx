import type { ReactNode } from 'react';
import { Image } from '@/components/ui/Image';
import { PICTURE_SIZE } from '@/data/content/picture';
import styles from './Hero.module.scss';

type HeroProps = {
  /** The page's only h1. */
  heading: string;
  lead: ReactNode;
  /** Our own image, 640 by 480 unless it says otherwise; decorative where it has no `alt`. */
  picture: { src: string; alt?: string; width?: number; height?: number };
  /** Where this page stands: breadcrumbs. */
  trail?: ReactNode;
  /** What to do first: a form, or links. */
  children?: ReactNode;
};

/** The top of a page: what it is, one image, and the first thing to do. */
export const Hero = ({ heading, lead, picture, trail, children }: HeroProps) => (
  <div className={styles.root}>
    <div className={styles.column}>
      <div className={styles.text}>
        {trail}
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <Image
        {...PICTURE_SIZE}
        {...picture}
        loading="eager"
        fetchPriority="high"
        className={styles.picture}
      />
    </div>
  </div>
);

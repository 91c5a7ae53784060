import type { ReactNode } from 'react';
import styles from './Band.module.scss';

type BandProps = {
  /** For links within the page; also names the heading. */
  id: string;
  heading: string;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** Paper, or a white band that sets it off from its neighbours. */
  tone?: 'paper' | 'white';
  /** `close`: little space above, where the part belongs on the first screen. */
  density?: 'wide' | 'close';
  children: ReactNode;
};

/** A part of a landing page over the full width, under its own second-level heading. */
export const Band = ({
  id,
  heading,
  lead,
  tone = 'paper',
  density = 'wide',
  children,
}: BandProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className={`${styles[density]} ${styles[tone]}`}
  >
    <div className={styles.column}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  </section>
);

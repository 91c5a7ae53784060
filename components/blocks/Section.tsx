import { type ReactNode, useId } from 'react';
import styles from './Section.module.scss';

type SectionProps = {
  title: string;
  /** Where links of the page lead to it. */
  anchor?: string;
  /** A sentence or two between the heading and the rest. */
  intro?: ReactNode;
  children: ReactNode;
};

/** A part of a page under its own second-level heading. */
export const Section = ({ title, anchor, intro, children }: SectionProps) => {
  const id = useId();
  return (
    <section id={anchor} className={styles.root} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
};

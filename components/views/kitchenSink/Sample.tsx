import type { ReactNode } from 'react';
import styles from './KitchenSinkView.module.scss';

type SampleProps = { title: string; layout: 'row' | 'rows' | 'columns'; children: ReactNode };

/** One kind of component in all its states. */
export const Sample = ({ title, layout, children }: SampleProps) => (
  <section className={styles.sample}>
    <h2>{title}</h2>
    <div className={styles[layout]}>{children}</div>
  </section>
);

import type { ComponentProps } from 'react';
import styles from './ScrollWindow.module.scss';

/** Its name is read before the table: that of the caption, or one of its own. */
type ScrollWindowProps = Pick<
  ComponentProps<'section'>,
  'aria-label' | 'aria-labelledby' | 'children'
>;

/** Holds a table that may be wider than the screen: it scrolls by itself, by the keyboard too. */
export const ScrollWindow = (props: ScrollWindowProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
  <section {...props} className={styles.root} tabIndex={0} />
);

import styles from './PinMark.module.scss';

/** In a list of our own beside a map: the number of the pin that the row or card belongs to. */
export const PinMark = ({ children }: { children: number | string }) => (
  <span className={styles.root} aria-hidden="true">
    {children}
  </span>
);

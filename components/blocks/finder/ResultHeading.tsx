import { useEffect, useRef } from 'react';
import { scrollBehavior } from '@/lib/site/scrollBehavior';
import styles from './BranchFinder.module.scss';

/** Above the answer of the finder: it comes into view and takes the focus when it appears. */
export const ResultHeading = ({ text }: { text: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    // The scroll is under way: the focus must not jump there a second time.
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {text}
    </h2>
  );
};

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import type { FeeFacts } from '@/lib/schools/details/fees';
import styles from './FirstYearOpener.module.scss';

// Few add up their own year: its code comes when they ask.
const FirstYear = dynamic(() => import('./FirstYear').then((file) => file.FirstYear), {
  ssr: false,
});

/** The sum of a family's own first year, folded up until somebody wants it. */
export const FirstYearOpener = ({ fees }: { fees: FeeFacts }) => {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details
      className={styles.root}
      onToggle={({ currentTarget }) => currentTarget.open && setIsOpened(true)}
    >
      <summary className={styles.summary}>{BRANCH_DETAILS_COPY.total.title}</summary>
      {isOpened && <FirstYear fees={fees} />}
    </details>
  );
};

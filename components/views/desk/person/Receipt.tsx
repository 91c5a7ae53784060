import { useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { DESK_PERSON_COPY as COPY } from '@/data/copy/desk/person';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import type { PersonDone } from '@/lib/desk/personContract';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import styles from './PersonView.module.scss';

/** What was done, for the parent and for us. */
export const Receipt = ({ receipt, rest }: PersonDone) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnMount(heading, true);

  return (
    <>
      <section className={`${styles.part} ${styles.sheet}`} aria-labelledby="receipt">
        <h1 id="receipt" ref={heading} tabIndex={-1}>
          {COPY.receipt}
        </h1>
        <p className={styles.screen}>{COPY.receiptWhat}</p>
        <p className={styles.lines}>{receipt}</p>
        <div className={styles.screen}>
          <Button tone="secondary" onClick={() => window.print()}>
            {COPY.print}
          </Button>
        </div>
      </section>
      <section className={`${styles.part} ${styles.screen}`} aria-labelledby="rest">
        <h2 id="rest">{COPY.rest}</h2>
        <p className={styles.lines}>{rest}</p>
        {/* A whole page: nothing of what was shown stays in memory. */}
        <a href={DESK_PATHS.inbox} className={styles.back}>
          {COPY.onward}
        </a>
      </section>
    </>
  );
};

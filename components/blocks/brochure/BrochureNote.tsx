import { useLayoutEffect, useRef } from 'react';
import { Outline } from '@/components/ui/Outline';
import { BROCHURE_COPY } from '@/data/copy/brochure';
import { useBrochure } from '@/lib/brochure/BrochureProvider';
import { countBrochure } from '@/lib/thirdParties/conversions';
import styles from './BrochureNote.module.scss';

const FILE =
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M12 18v-6M9 15l3 3 3-3';

/** At the top of the form's card, while the parent waits for the brochure that was asked for. */
export const BrochureNote = () => {
  const { isMessageShown, address } = useBrochure();
  return (
    // The live region is there before its text, or nobody would hear it.
    <div role="status" className={styles.place}>
      {isMessageShown && <Message brochureUrl={address} />}
    </div>
  );
};

/** Says when the brochure comes, and gives the file to those who want no form. */
const Message = ({ brochureUrl }: { brochureUrl: string }) => {
  const root = useRef<HTMLDivElement>(null);

  // When it goes, what is below must not move under the finger of somebody who types.
  useLayoutEffect(() => {
    const below = root.current?.parentElement?.nextElementSibling;
    return () => {
      const before = below?.getBoundingClientRect().top ?? 0;
      queueMicrotask(() => {
        const moved = (below?.getBoundingClientRect().top ?? 0) - before;
        if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
      });
    };
  }, []);

  return (
    <div ref={root} className={styles.root}>
      <Outline path={FILE} className={styles.icon} />
      <div>
        <p>{BROCHURE_COPY.afterForm}</p>
        <a
          href={brochureUrl}
          target="_blank"
          rel="noopener"
          className={styles.file}
          onClick={countBrochure}
        >
          {BROCHURE_COPY.onlyFile}
        </a>
      </div>
    </div>
  );
};

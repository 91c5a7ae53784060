import { FileDown } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { BROCHURE_COPY } from '@/data/copy/brochure';
import { useBrochure } from '@/lib/brochure/BrochureProvider';
import { countBrochure } from '@/lib/thirdParties/conversions';
import styles from './BrochureNote.module.scss';

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
      <FileDown className={styles.icon} aria-hidden="true" size={24} />
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

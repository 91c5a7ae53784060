import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { OWN_MARKS_COPY } from '@/data/copy/papers';
import { type OwnMarks, parseOwnMarks } from '@/lib/study/papers/ownMarks';
import { storedOwnMarks, storeOwnMarks } from '@/lib/study/papers/ownMarksStore';
import type { PaperSheet } from '@/lib/study/papers/paperSheet';
import { OwnMarksContext } from './OwnMarksContext';
import styles from './OwnMarksProvider.module.scss';

// What the sums need comes with the first press.
const OwnMarksTable = dynamic(() => import('./OwnMarksTable').then((part) => part.OwnMarksTable), {
  ssr: false,
});

type OwnMarksProviderProps = {
  /** The slug of the paper. */
  paper: string;
  sections: PaperSheet['sections'];
  /** The scheme, with a place beside each of its answers. */
  children: ReactNode;
};

/** Lets a pupil mark the paper beside its scheme. The marks stay on the device. */
export const OwnMarksProvider = ({ paper, sections, children }: OwnMarksProviderProps) => {
  const [marks, setMarks] = useState<OwnMarks | null>(null);

  useEffect(() => {
    const stored = storedOwnMarks(paper);
    setMarks(stored ? parseOwnMarks(stored, sections) : null);
  }, [paper, sections]);

  const marking = useMemo(() => {
    if (!marks) return null;
    const give = (question: number, given: number | null) => {
      const { [question]: _, ...others } = marks;
      const next = given === null ? others : { ...others, [question]: given };
      storeOwnMarks(paper, next);
      setMarks(next);
    };
    return { marks, give };
  }, [marks, paper]);

  const erase = () => {
    storeOwnMarks(paper, {});
    setMarks(null);
  };

  return (
    <OwnMarksContext value={marking}>
      <div className={styles.root}>
        {marking ? (
          <OwnMarksTable marks={marking.marks} sections={sections} onErase={erase} />
        ) : (
          <>
            <p>{OWN_MARKS_COPY.offer}</p>
            <Button tone="secondary" onClick={() => setMarks({})}>
              {OWN_MARKS_COPY.start}
            </Button>
          </>
        )}
      </div>
      {children}
    </OwnMarksContext>
  );
};

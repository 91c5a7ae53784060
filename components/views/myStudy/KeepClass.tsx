import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { OFFLINE_COPY } from '@/data/copy/offline';
import { forgetClass, getManifest, keepClass } from '@/lib/offline/keepClass';
import type { KeptClass } from '@/lib/offline/record';
import type { Day } from '@/lib/study/shelf/day';
import styles from './KeptClasses.module.scss';

type KeepClassProps = {
  classNumber: number;
  /** What is stored of it. */
  kept: KeptClass | null;
  today: Day;
  /** Called with the sentence that says what has happened. */
  onChange: (news: string) => void;
};

const copy = OFFLINE_COPY;

/** The size of a class in words, asked for once it is of interest. */
const useSize = (classNumber: number, isWanted: boolean): string => {
  const [size, setSize] = useState<string>(copy.asking);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    getManifest(classNumber)
      .then(({ bytes, download }) => copy.size(bytes, download))
      .catch(() => copy.unknownSize)
      .then((sentence) => isCurrent && setSize(sentence));
    return () => {
      isCurrent = false;
    };
  }, [classNumber, isWanted]);
  return size;
};

/** Puts one class on this device, or takes it off. */
export const KeepClass = ({ classNumber, kept, today, onChange }: KeepClassProps) => {
  const [part, setPart] = useState<number | null>(null);
  const size = useSize(classNumber, kept === null);

  const keep = async () => {
    setPart(0);
    const isStored = await keepClass(classNumber, today, setPart).then(
      () => true,
      () => false,
    );
    setPart(null);
    onChange(isStored ? '' : copy.failed(classNumber));
  };

  if (kept) {
    return (
      <>
        <p>{copy.kept(classNumber, Object.keys(kept.pages).length, kept.bytes)}</p>
        <Button
          tone="quiet"
          onClick={() =>
            void forgetClass(classNumber).then(() => onChange(copy.removed(classNumber)))
          }
        >
          {copy.remove(classNumber)}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button tone="secondary" disabled={part !== null} onClick={() => void keep()}>
        {copy.keep(classNumber)}
      </Button>
      {part === null ? (
        <p className={styles.size}>{size}</p>
      ) : (
        <>
          <progress className={styles.progress} value={part} aria-label={copy.keep(classNumber)} />
          <p className={styles.size}>{copy.keeping(classNumber, part)}</p>
        </>
      )}
    </>
  );
};

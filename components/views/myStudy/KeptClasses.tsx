import { useEffect, useState } from 'react';
import { Section } from '@/components/blocks/Section';
import { OFFLINE_COPY } from '@/data/copy/offline';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { type KeptClass, listKept } from '@/lib/offline/record';
import type { Day } from '@/lib/study/shelf/day';
import { KeepClass } from './KeepClass';
import styles from './KeptClasses.module.scss';

type KeptClassesProps = { chosen: readonly ClassNumber[]; today: Day };

const copy = OFFLINE_COPY;

/** The classes of a child, and those that are on this device already. */
export const KeptClasses = ({ chosen, today }: KeptClassesProps) => {
  const [kept, setKept] = useState<readonly KeptClass[] | null>(null);
  const [isSupported, setIsSupported] = useState(true);
  const [news, setNews] = useState('');

  const read = () => listKept().then(setKept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is read once, on arrival
  useEffect(() => {
    setIsSupported('serviceWorker' in navigator && 'caches' in window);
    read().catch(() => setIsSupported(false));
  }, []);

  const numbers = [
    ...new Set([...chosen, ...(kept ?? []).map(({ classNumber }) => classNumber)]),
  ].toSorted((one, other) => one - other);

  return (
    <div className={styles.root}>
      <Section title={copy.title} intro={copy.note}>
        {!isSupported && <p>{copy.unsupported}</p>}
        {isSupported && numbers.length === 0 && <p>{copy.choose}</p>}
        {isSupported && kept && numbers.length > 0 && (
          <ul className={styles.list}>
            {numbers.map((classNumber) => (
              <li key={classNumber} className={styles.item}>
                <KeepClass
                  classNumber={classNumber}
                  kept={kept.find((record) => record.classNumber === classNumber) ?? null}
                  today={today}
                  onChange={(sentence) => {
                    setNews(sentence);
                    void read();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <p role="status">{news}</p>
      </Section>
    </div>
  );
};

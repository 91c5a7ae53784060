import { type ChangeEvent, useRef, useState } from 'react';
import { Section } from '@/components/blocks/Section';
import { Button } from '@/components/ui/Button';
import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import { dayOf } from '@/lib/study/shelf/day';
import { exportShelf, importShelf } from '@/lib/study/shelf/importShelf';
import type { Shelf } from '@/lib/study/shelf/shelf';
import { eraseShelf, openShelf, updateShelf } from '@/lib/study/shelf/shelfStore';
import { childName } from './childName';
import styles from './ShelfFiles.module.scss';
import { SureButton } from './SureButton';

type ShelfFilesProps = { shelf: Shelf };

const copy = MY_STUDY_COPY.files;

const download = (shelf: Shelf): void => {
  const address = URL.createObjectURL(new Blob([exportShelf(shelf)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `my-study-${dayOf(new Date())}.json`;
  link.click();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

// Not `file.text()`, which some phones of 2019 do not have.
const readText = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file);
  });

/** Brings the text of a copy in; the sentence that says how it went. */
const bringIn = (text: string): string => {
  const imported = importShelf(openShelf().shelf, text);
  if (!imported.ok) return copy[imported.problem];
  const { shelf } = imported;
  updateShelf(() => shelf);
  return copy.brought(shelf.children.map((child) => childName(shelf, child)));
};

/** A copy of the shelf out and in, and the way to erase it. */
export const ShelfFiles = ({ shelf }: ShelfFilesProps) => {
  const [news, setNews] = useState('');
  const file = useRef<HTMLInputElement>(null);

  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) setNews(bringIn(await readText(chosen)));
    // The same file may be chosen again.
    target.value = '';
  };

  return (
    <div className={styles.root}>
      <Section title={copy.title} intro={copy.note}>
        <div className={styles.actions}>
          <Button
            tone="secondary"
            onClick={() => {
              download(shelf);
              setNews(copy.saved);
            }}
          >
            {copy.save}
          </Button>
          <Button tone="secondary" onClick={() => file.current?.click()}>
            {copy.bring}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label={copy.bring}
            onChange={(event) => void read(event).catch(() => setNews(copy.unread))}
          />
          <SureButton
            label={copy.erase}
            ask={copy.eraseAsk}
            onSure={() => setNews(eraseShelf() ? copy.erased : copy.notErased)}
          />
        </div>
        <p role="status">{news}</p>
      </Section>
    </div>
  );
};

import type { Checklist, Words } from '@/data/content/about/part';
import styles from './ChecklistSheets.module.scss';
import { WordsText } from './WordsText';

type ChecklistSheetsProps = {
  id: string;
  heading: string;
  lead?: Words;
  lists: readonly Checklist[];
};

/** Lists with boxes to tick: cards on the screen, a sheet each on paper. */
export const ChecklistSheets = ({ id, heading, lead, lists }: ChecklistSheetsProps) => (
  <section id={id} className={styles.root} aria-labelledby={`${id}-heading`}>
    <div className={styles.head}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {lead && (
        <p className={styles.lead}>
          <WordsText words={lead} />
        </p>
      )}
    </div>
    <div className={styles.sheets}>
      {lists.map(({ title, note, items }) => (
        <section key={title} className={styles.sheet}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.note}>{note}</p>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
);

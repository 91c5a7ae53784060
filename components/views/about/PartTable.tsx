import { ColumnHeads } from '@/components/blocks/ColumnHeads';
import type { Words } from '@/data/content/about/part';
import styles from './PartTable.module.scss';
import { WordsText } from './WordsText';

type PartTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly Words[])[];
};

const textOf = (words: Words = ''): string =>
  typeof words === 'string'
    ? words
    : words.map((word) => (typeof word === 'string' ? word : word.text)).join('');

/** A table whose rows become small paragraphs on phones, where its columns would not fit. */
export const PartTable = ({ caption, columns, rows }: PartTableProps) => (
  <table className={styles.root}>
    <caption className={styles.caption}>{caption}</caption>
    <thead className={styles.head}>
      <ColumnHeads columns={columns} />
    </thead>
    <tbody>
      {rows.map(([first = '', ...cells]) => (
        <tr key={textOf(first)} className={styles.row}>
          <th scope="row">
            <WordsText words={first} />
          </th>
          {cells.map((words, at) => (
            <td key={columns[at + 1]}>
              <span className={styles.label} aria-hidden="true">
                {columns[at + 1]}:{' '}
              </span>
              <WordsText words={words} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

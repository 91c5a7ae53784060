import { Section } from '@/components/blocks/Section';
import type { NumberIndexPage } from '@/lib/study/words/numberIndexPage';
import { Digits } from './Digits';
import styles from './NumberTable.module.scss';

/** The names of the powers of ten in both systems. */
export const NameTable = ({ labels, rows }: NumberIndexPage['nameTable']) => (
  <Section title={labels.title} intro={labels.intro}>
    <table className={styles.root}>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {labels.number}
          </th>
          <th scope="col">{labels.indian}</th>
          <th scope="col">{labels.international}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, indian, international }) => (
          <tr key={number}>
            <th scope="row" className={styles.number}>
              <Digits text={number} />
            </th>
            <td>{indian}</td>
            <td>{international}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

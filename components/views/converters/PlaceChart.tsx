import { Section } from '@/components/blocks/Section';
import type { NumberPage } from '@/lib/study/words/numberPage';
import { Digits } from './Digits';
import styles from './NumberTable.module.scss';

/** Each digit with its place in both systems and what it stands for. */
export const PlaceChart = ({ labels, rows, title }: NumberPage['chart']) => (
  <Section title={title}>
    <table className={styles.root}>
      <thead>
        <tr>
          <th scope="col">{labels.digit}</th>
          <th scope="col">{labels.indian}</th>
          <th scope="col">{labels.international}</th>
          <th scope="col" className={styles.number}>
            {labels.value}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ digit, indian, traditional, international, value }) => (
          <tr key={indian}>
            <td className={styles.digit}>{digit}</td>
            <td>
              {indian}
              {traditional && <span className={styles.older}>{traditional}</span>}
            </td>
            <td>{international}</td>
            <td className={styles.number}>
              <Digits text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

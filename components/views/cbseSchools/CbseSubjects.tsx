import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import type { CbsePage } from '@/lib/landing/cbsePage';
import styles from './CbseTable.module.scss';

/** What is taught and who examines it, for each stage that is taught in the city. */
export const CbseSubjects = ({ page: { stages } }: { page: CbsePage }) => (
  <table className={styles.root}>
    <thead className={styles.head}>
      <tr>
        <th scope="col">{CBSE_TEXTS.stage}</th>
        <th scope="col">{CBSE_TEXTS.subjects}</th>
        <th scope="col">{CBSE_TEXTS.examined}</th>
      </tr>
    </thead>
    <tbody>
      {stages.map(({ title, ages, subjects, examined }) => (
        <tr key={title} className={styles.row}>
          <th scope="row">
            {title} <span className={styles.ages}>{ages}</span>
          </th>
          <td>{subjects}</td>
          <td>
            <span className={styles.label}>{CBSE_TEXTS.examined}</span> {examined}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

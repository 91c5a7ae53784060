import { FEE_HEADS } from '@/data/content/feeHeads';
import styles from './FeeHeads.module.scss';

/** What each head pays for, when it is asked and what it depends on. */
export const FeeHeads = () => (
  <table className={styles.root}>
    <thead className={styles.head}>
      <tr>
        <th scope="col">Head</th>
        <th scope="col">What it pays for</th>
        <th scope="col">When</th>
        <th scope="col">What it depends on</th>
      </tr>
    </thead>
    <tbody>
      {FEE_HEADS.map(({ head, pays, when, depends }) => (
        <tr key={head} className={styles.row}>
          <th scope="row">{head}</th>
          <td>{pays}</td>
          <td>{when}</td>
          <td>{depends}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

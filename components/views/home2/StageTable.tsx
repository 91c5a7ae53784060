import { HOME_2 } from '@/data/content/home2';
import type { Home2Page } from '@/lib/schools/directory/home2Page';
import styles from './StageTable.module.scss';

type StageTableProps = Pick<Home2Page, 'stages'> & {
  /** The id of the heading that names it. */
  labelledBy: string;
};

/** The five stages with their ages, and how many branches teach each. */
export const StageTable = ({ stages, labelledBy }: StageTableProps) => (
  <table className={styles.root} aria-labelledby={labelledBy}>
    <thead>
      <tr>
        <th scope="col">{HOME_2.byGrade.stage}</th>
        <th scope="col">{HOME_2.byGrade.ages}</th>
        <th scope="col">{HOME_2.byGrade.taughtAt}</th>
      </tr>
    </thead>
    <tbody>
      {stages.map(({ name, grades, ages, branches }) => (
        <tr key={name}>
          <th scope="row">
            {name}
            <span className={styles.grades}>{grades}</span>
          </th>
          <td>{ages}</td>
          <td>{branches}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

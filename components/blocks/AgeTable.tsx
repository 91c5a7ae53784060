import { AGE_COPY } from '@/data/copy/ages';
import type { State } from '@/data/cutOffs';
import { GRADES, type GradeId } from '@/data/grades';
import { birthRange } from '@/lib/schools/directory/birthRange';
import { cutOffDay } from '@/lib/schools/directory/cutOff';
import { longDate } from '@/lib/schools/directory/profile/words';
import styles from './AgeTable.module.scss';

type AgeTableProps = {
  /** In a city: only its grades, with the number of branches that teach each. */
  grades?: readonly { id: GradeId; branches: number }[];
  /** Where the branches are; without one the table is the school's own, and says who differs. */
  state?: State | null;
};

/** The age and the birthdays for each grade. */
export const AgeTable = ({ grades, state = null }: AgeTableProps) => {
  const shown = GRADES.filter(({ id }) => !grades || grades.some((grade) => grade.id === id));
  const hasCounts = grades?.some(({ branches }) => branches > 1) ?? false;
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {AGE_COPY.tableCaption(longDate(cutOffDay(state)))}
        </caption>
        <thead>
          <tr>
            <th scope="col">Grade</th>
            <th scope="col">Age</th>
            <th scope="col">Born between</th>
            {hasCounts && <th scope="col">Taught at</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((grade) => {
            const { from, to } = birthRange(grade, state);
            const count = grades?.find(({ id }) => id === grade.id)?.branches;
            return (
              <tr key={grade.id}>
                <th scope="row">{grade.name}</th>
                <td>{grade.age}</td>
                <td>
                  {longDate(from)} and {longDate(to)}
                </td>
                {hasCounts && <td>{count === 1 ? '1 branch' : `${count} branches`}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {state === null && <p className={styles.note}>{AGE_COPY.otherDays}</p>}
    </div>
  );
};

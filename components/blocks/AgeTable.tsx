import { GRADES, type GradeId } from '@/data/grades';
import { ADMISSION_SESSION } from '@/data/school';
import { birthRange } from '@/lib/schools/directory/birthRange';
import { longDate } from '@/lib/schools/directory/profile/words';
import styles from './AgeTable.module.scss';

type AgeTableProps = {
  /** In a city: only its grades, with the number of branches that teach each. */
  grades?: readonly { id: GradeId; branches: number }[];
};

/** The age and the birthdays for each grade. */
export const AgeTable = ({ grades }: AgeTableProps) => {
  const shown = GRADES.filter(({ id }) => !grades || grades.some((grade) => grade.id === id));
  const hasCounts = grades?.some(({ branches }) => branches > 1) ?? false;
  return (
    <table className={styles.root}>
      <caption className={styles.caption}>
        Age in years completed on {longDate(ADMISSION_SESSION.ageOn)}
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
          const { from, to } = birthRange(grade);
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
  );
};

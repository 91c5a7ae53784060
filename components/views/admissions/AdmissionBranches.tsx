import { Link } from '@/components/ui/Link';
import type { CityAdmission } from '@/lib/schools/directory/cityAdmission';
import styles from './AdmissionBranches.module.scss';

/** Each branch of a city with the grades it teaches and the age at which it starts. */
export const AdmissionBranches = ({ admission }: { admission: CityAdmission }) => {
  const { branches, cityPage, name } = admission;
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Branch</th>
            <th scope="col">Grades</th>
            <th scope="col">Youngest pupils</th>
          </tr>
        </thead>
        <tbody>
          {branches.map(({ id, name: branch, path, board, grades, youngest, boarding }) => (
            <tr key={id}>
              <th scope="row">
                <Link href={path} className={styles.branch}>
                  {branch}
                </Link>
                <span className={styles.board}>{boarding ? `${board}, boarding` : board}</span>
              </th>
              <td>{grades}</td>
              <td>{youngest}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {branches.length > 1 && (
        <Link href={cityPage} className={styles.more}>
          Find the nearest branch in {name} by locality
        </Link>
      )}
    </div>
  );
};

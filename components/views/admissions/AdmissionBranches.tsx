import { Link } from '@/components/ui/Link';
import { CITY_ADMISSION_COPY } from '@/data/copy/cityAdmission';
import { GRADES, STAGE_NAMES, type Stage } from '@/data/grades';
import { rupees } from '@/lib/schools/details/rupees';
import type { CityAdmission } from '@/lib/schools/directory/cityAdmission';
import styles from './AdmissionBranches.module.scss';

const COPY = CITY_ADMISSION_COPY.fees;

/** Each branch of a city with its grades, where it starts, and what each stage costs. */
export const AdmissionBranches = ({ admission }: { admission: CityAdmission }) => {
  const { branches, cityPage, name, stages } = admission;
  const hasFees = branches.some(({ fees }) => fees.some((fee) => fee !== null));
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        {hasFees && <caption className={styles.caption}>{COPY.caption}</caption>}
        <thead className={styles.head}>
          <tr>
            <th scope="col">{COPY.branch}</th>
            <th scope="col">{COPY.youngest}</th>
            {hasFees &&
              stages.map((stage) => (
                <th key={stage} scope="col">
                  {STAGE_NAMES[stage]}
                  <span className={styles.classes}>{classesOf(stage)}</span>
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {branches.map(({ id, name: branch, path, board, grades, youngest, boarding, fees }) => (
            <tr key={id} className={styles.row}>
              <th scope="row">
                <Link href={path} className={styles.branch}>
                  {branch}
                </Link>
                <span className={styles.board}>
                  {boarding ? `${board}, boarding` : board}, {grades}
                </span>
              </th>
              <td className={styles.cell}>
                <span className={styles.label}>{COPY.youngest}</span> {youngest}
              </td>
              {hasFees &&
                stages.map((stage, at) => (
                  <FeeCell key={stage} name={STAGE_NAMES[stage]} fee={fees[at] ?? null} />
                ))}
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

/** `Grade 1 to Grade 5` */
const classesOf = (stage: Stage): string => {
  const classes = GRADES.filter((grade) => grade.stage === stage);
  return [classes.at(0), classes.at(-1)].map((grade) => grade?.name).join(' to ');
};

type FeeCellProps = { name: string; fee: CityAdmission['branches'][number]['fees'][number] };

/** A phone reads the stage in each row, and no row for a stage that the branch does not teach. */
const FeeCell = ({ name, fee }: FeeCellProps) =>
  fee ? (
    <td className={styles.cell}>
      <span className={styles.label}>{name}</span>
      <span className={styles.amounts}>
        {rupees(fee.firstYear)}{' '}
        <span className={styles.later}>
          {COPY.later} {rupees(fee.tuition)}
        </span>
      </span>
    </td>
  ) : (
    <td className={styles.empty}>{COPY.notTaught}</td>
  );

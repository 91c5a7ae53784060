import { ScrollWindow } from '@/components/blocks/ScrollWindow';
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
      {hasFees && <p className={styles.note}>{COPY.note}</p>}
      <ScrollWindow aria-label={COPY.table(name)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{COPY.branch}</th>
              {hasFees &&
                stages.map((stage) => (
                  <th key={stage} scope="col">
                    {STAGE_NAMES[stage]}
                    <span className={styles.classes}>{classesOf(stage)}</span>
                  </th>
                ))}
              <th scope="col">{COPY.youngest}</th>
            </tr>
          </thead>
          <tbody>
            {branches.map(
              ({ id, name: branch, path, board, lastGrade, youngest, boarding, fees }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link href={path} className={styles.branch}>
                      {branch}
                    </Link>
                    <span className={styles.board}>
                      {boarding ? `${board}, boarding` : board}, {COPY.upTo(lastGrade)}
                    </span>
                  </th>
                  {hasFees &&
                    stages.map((stage, at) => <FeeCell key={stage} fee={fees[at] ?? null} />)}
                  <td>{youngest}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </ScrollWindow>
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

type FeeCellProps = { fee: CityAdmission['branches'][number]['fees'][number] };

const FeeCell = ({ fee }: FeeCellProps) =>
  fee ? (
    <td>
      {rupees(fee.firstYear)}{' '}
      <span className={styles.later}>
        {COPY.later} {rupees(fee.tuition)}
      </span>
    </td>
  ) : (
    <td className={styles.empty}>{COPY.notTaught}</td>
  );

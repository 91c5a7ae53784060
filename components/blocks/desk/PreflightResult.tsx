import { mistakeOf, PREFLIGHT_CHECKS, PREFLIGHT_COPY } from '@/data/copy/desk/preflight';
import { inIndia } from '@/lib/desk/time';
import { type Check, listChecks } from '@/lib/preflight/checks';
import {
  type PreflightResult as Found,
  type PreflightRun,
  preflightPicture,
} from '@/lib/preflight/contract';
import { SIZE_NAMES, SIZES } from '@/lib/preflight/visitors';
import { CheckRow } from './CheckRow';
import styles from './Preflight.module.scss';

type PreflightResultProps = { run: Pick<PreflightRun, 'id' | 'doneAt'>; result: Found };

/** What a check has found: what to do, all of it, and how the page looks. */
export const PreflightResult = ({ run, result }: PreflightResultProps) => {
  const checks = listChecks(result.rows);
  const mistakes = mistakesOf(checks);
  return (
    <div className={styles.result}>
      {mistakes.length === 0 ? (
        <p className={styles.fine}>{PREFLIGHT_COPY.fine}</p>
      ) : (
        <div className={styles.broken}>
          <p>{PREFLIGHT_COPY.broken(mistakes.length)}</p>
          <ul>
            {mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </div>
      )}
      <table className={styles.table}>
        <caption>
          {PREFLIGHT_COPY.table}
          {run.doneAt !== null && `. ${PREFLIGHT_COPY.checkedAt(inIndia(run.doneAt))}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{PREFLIGHT_COPY.check}</th>
            <th scope="col">{PREFLIGHT_COPY.found}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <CheckRow key={check.column} name={PREFLIGHT_CHECKS[check.column].name} {...check} />
          ))}
        </tbody>
      </table>
      <h3>{PREFLIGHT_COPY.pictures}</h3>
      <div className={styles.pictures}>
        {SIZE_NAMES.map((size) => (
          <figure key={size} className={styles[size]}>
            <picture>
              <img
                src={preflightPicture(run.id, size)}
                {...SIZES[size]}
                alt={PREFLIGHT_COPY.picture[size]}
                loading="lazy"
              />
            </picture>
            <figcaption>{PREFLIGHT_COPY.picture[size]}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
};

// Of a page that does not open, what else is missing on it says nothing.
const mistakesOf = (checks: readonly Check[]): string[] => {
  const unopened = checks.filter(({ column, isFine }) => column === 'status' && !isFine);
  return (unopened.length > 0 ? unopened : checks).flatMap(mistakesIn);
};

const mistakesIn = ({ column, findings }: Check): string[] =>
  findings.flatMap(({ as, found, expected }) =>
    expected === null ? [] : [mistakeOf(column, { as, found, expected })],
  );

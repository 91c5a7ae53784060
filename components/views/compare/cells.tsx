import { Link } from '@/components/ui/Link';
import { COMPARE_COPY } from '@/data/copy/compare';
import type { ComparedBranch } from '@/lib/schools/compare/comparedBranch';
import type { StageFact } from '@/lib/schools/compare/comparedRecord';
import type { Home } from '@/lib/schools/compare/measureFrom';
import styles from './cells.module.scss';

type CellProps = { branch: ComparedBranch };

/** The first year of each stage and of boarding; where they are not given, whom to ask. */
export const FeesCell = ({ branch: { title, path, fees } }: CellProps) =>
  fees ? (
    <>
      <StageList facts={fees.stages} />
      {fees.boarding && <span className={styles.more}>{fees.boarding}</span>}
    </>
  ) : (
    <>
      {COMPARE_COPY.feesText}
      <Link
        href={`${path}#enquire-desktop`}
        className={styles.ask}
        aria-label={`${COMPARE_COPY.feesLink}: ${title}`}
      >
        {COMPARE_COPY.feesLink}
      </Link>
    </>
  );

/** What the bus costs, and how far it goes. */
export const BusCell = ({ branch: { bus } }: CellProps) =>
  bus ? (
    <>
      {bus.fee}
      <span className={styles.more}>{bus.stops}</span>
    </>
  ) : (
    COMPARE_COPY.notGiven
  );

type DistanceCellProps = CellProps & { home: Home | null };

/** How far it is from the family’s locality, once that is known, and from the other branches. */
export const DistanceCell = ({ branch: { position, apart, farAway }, home }: DistanceCellProps) => {
  const fromHome = home && position && COMPARE_COPY.fromHome(home.name, home.sayKm(position));
  if (!fromHome && apart.length === 0) return farAway ?? COMPARE_COPY.notGiven;
  return (
    <ul className={styles.list}>
      {fromHome && (
        <li>
          <strong>{fromHome}</strong>
        </li>
      )}
      {apart.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
};

/** What holds for each stage; a plain word where the record has none. */
export const StageList = ({ facts }: { facts: readonly StageFact[] }) =>
  facts.length === 0 ? (
    COMPARE_COPY.notGiven
  ) : (
    <ul className={styles.stages}>
      {facts.map(({ name, said }) => (
        <li key={name}>
          <span className={styles.quiet}>{name}</span> {said}
        </li>
      ))}
    </ul>
  );

/** The board in short and in full. */
export const BoardCell = ({ branch: { board, boardName } }: CellProps) => (
  <>
    <strong>{board}</strong>
    <span className={styles.more}>{boardName}</span>
  </>
);

/** First and last grade, and the age for the first. */
export const GradesCell = ({ branch: { grades, youngest } }: CellProps) => (
  <>
    <strong>{grades}</strong>
    <span className={styles.more}>{youngest}</span>
  </>
);

/** What the others do not have stands out. */
export const FacilitiesCell = ({ branch: { facilities } }: CellProps) => {
  if (!facilities) return COMPARE_COPY.notGiven;
  const { only, also, unsorted } = facilities;
  if (unsorted.length > 0) return unsorted.join(', ');
  if (only.length === 0 && also.length === 0) return COMPARE_COPY.noneBeside;
  return (
    <ul className={styles.list}>
      {only.length > 0 && (
        <li className={styles.only}>
          {COMPARE_COPY.onlyHere} <strong>{only.join(', ')}</strong>
        </li>
      )}
      {also.length > 0 && (
        <li>
          {COMPARE_COPY.alsoElsewhere} {also.join(', ')}
        </li>
      )}
    </ul>
  );
};

/** The languages beside English, which every branch teaches in. */
export const LanguagesCell = ({ branch: { languages } }: CellProps) =>
  languages ? (
    <ul className={styles.list}>
      <li>
        <span className={styles.quiet}>{COMPARE_COPY.secondLanguage}</span> {languages.second}
      </li>
      <li>
        <span className={styles.quiet}>{COMPARE_COPY.thirdLanguage}</span> {languages.third}
      </li>
    </ul>
  ) : (
    COMPARE_COPY.notGiven
  );

/** Where else to look. */
export const NearbyCell = ({ branch: { nearby } }: CellProps) =>
  nearby.length === 0 ? (
    COMPARE_COPY.onlyBranch
  ) : (
    <ul className={styles.list}>
      {nearby.map(({ title, path }) => (
        <li key={path}>
          <Link href={path} className={styles.link}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );

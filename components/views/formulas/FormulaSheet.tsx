import { SHEET_COPY } from '@/data/study/formulas/copy';
import type { SheetClass, SheetNames } from '@/data/study/formulas/sheet';
import { FormulaClassSection } from './FormulaClassSection';
import { FormulaNames } from './FormulaNames';
import styles from './FormulaSheet.module.scss';

type JumpsProps = { label: string; places: readonly { id?: string; title: string }[] };

const Jumps = ({ label, places }: JumpsProps) => (
  <nav className={styles.jump} aria-label={label}>
    <ul>
      {places.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);

type FormulaSheetProps = {
  classes: readonly SheetClass[];
  /** Classes that have pages of their own. */
  names?: readonly SheetNames[];
};

/** Every formula of a subject, by class and topic. */
export const FormulaSheet = ({ classes, names = [] }: FormulaSheetProps) => (
  <div className={styles.root} data-formulas="">
    <Jumps
      label={SHEET_COPY.jump}
      places={[...classes, ...names].map(({ id, grade }) => ({
        id,
        title: SHEET_COPY.classOf(grade),
      }))}
    />
    {classes.map((list) => (
      <FormulaClassSection key={list.id} list={list} heading={SHEET_COPY.classOf(list.grade)} />
    ))}
    {names.map((list) => (
      <FormulaNames key={list.id} names={list} />
    ))}
  </div>
);

/** Every formula of one class, by group. */
export const ClassFormulaSheet = ({ list }: { list: SheetClass }) => (
  <div className={styles.root} data-formulas="">
    <Jumps label={SHEET_COPY.jumpToGroup} places={list.topics} />
    <FormulaClassSection list={list} heading={SHEET_COPY.byGroup} />
  </div>
);

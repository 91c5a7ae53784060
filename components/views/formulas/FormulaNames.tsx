import { Link } from '@/components/ui/Link';
import { SHEET_COPY } from '@/data/study/formulas/copy';
import type { SheetNames } from '@/data/study/formulas/sheet';
import { formulaId } from '@/lib/study/formulas/formulaIds';
import styles from './FormulaSheet.module.scss';

/** The names of the formulas of a class that has a page of its own, each leading to its place there. */
export const FormulaNames = ({ names: { grade, id, path, topics } }: { names: SheetNames }) => (
  <section id={id} data-grade={grade} className={styles.grade}>
    <h2>{SHEET_COPY.classOf(grade)}</h2>
    <p>
      <Link href={path}>
        {SHEET_COPY.ownPage(
          grade,
          topics.reduce((sum, { names }) => sum + names.length, 0),
        )}
      </Link>
    </p>
    {topics.map(({ title, names }) => (
      <section key={title} data-topic="">
        <h3>{title}</h3>
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name} data-name="">
              <Link href={`${path}#${formulaId(name)}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </section>
);

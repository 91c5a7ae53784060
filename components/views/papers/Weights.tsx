import { Section } from '@/components/blocks/Section';
import { Link } from '@/components/ui/Link';
import { PAPER_COPY } from '@/data/copy/papers';
import type { PaperPage } from '@/lib/study/papers/paperPage';
import styles from './Table.module.scss';

/** The marks of each unit and chapter, with the numbers of its questions. */
export const Weights = ({ weights }: Pick<PaperPage, 'weights'>) => (
  <div className={styles.screen}>
    <Section title={PAPER_COPY.weights} intro={weights.intro}>
      {weights.heaviest && <p>{weights.heaviest}</p>}
      <table className={styles.root}>
        <thead>
          <tr>
            <th scope="col">{weights.column}</th>
            <th scope="col">{PAPER_COPY.questions}</th>
            <th scope="col">{PAPER_COPY.marks}</th>
          </tr>
        </thead>
        {weights.groups.map(({ unit, marks, rows }) => (
          <tbody key={unit?.number ?? ''}>
            {unit && (
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {PAPER_COPY.unit} {unit.number}: {unit.name}
                </th>
                <td>
                  <strong>{marks}</strong>
                </td>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.path ? <Link href={row.path}>{row.name}</Link> : row.name}</th>
                <td>{row.questions}</td>
                <td>{row.marks}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {PAPER_COPY.total}
            </th>
            <td>
              <strong>{weights.marks}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </Section>
  </div>
);

import { Section } from '@/components/blocks/Section';
import { PAPER_COPY } from '@/data/copy/papers';
import type { PaperListPage } from '@/lib/study/papers/paperListPage';
import styles from './Table.module.scss';

/** How the papers are built, section by section. */
export const PatternTables = ({ patterns }: Pick<PaperListPage, 'patterns'>) =>
  patterns.map(({ title, intro, rows, questions, marks }) => (
    <Section key={title} title={title} intro={intro}>
      <table className={styles.root}>
        <thead>
          <tr>
            <th scope="col">{PAPER_COPY.sectionColumn}</th>
            <th scope="col">{PAPER_COPY.kindColumn}</th>
            <th scope="col">{PAPER_COPY.questions}</th>
            <th scope="col">{PAPER_COPY.each}</th>
            <th scope="col">{PAPER_COPY.marks}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.section}>
              <th scope="row">{row.section}</th>
              <td>{row.kind}</td>
              <td>{row.questions}</td>
              <td>{row.each}</td>
              <td>{row.marks}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {PAPER_COPY.total}
            </th>
            <td>{questions}</td>
            <td />
            <td>{marks}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  ));

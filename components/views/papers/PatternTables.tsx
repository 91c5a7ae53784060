import { Section } from '@/components/blocks/Section';
import { PAPER_COPY } from '@/data/copy/papers';
import type { PaperListPage, PatternTable } from '@/lib/study/papers/paperListPage';
import styles from './Table.module.scss';

type SectionRowsProps = { section: PatternTable['sections'][number] };

/** A section with one kind of question is a row; one with several has a heading of its own. */
const SectionRows = ({ section: { name, rows, marks } }: SectionRowsProps) => (
  <tbody>
    {rows.length > 1 && (
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {name}
        </th>
        <td>
          <strong>{marks}</strong>
        </td>
      </tr>
    )}
    {rows.map((row) => (
      <tr key={`${row.kind} ${row.each}`}>
        {rows.length > 1 ? (
          <th scope="row" colSpan={2}>
            {row.kind}
          </th>
        ) : (
          <>
            <th scope="row">{name}</th>
            <td>{row.kind}</td>
          </>
        )}
        <td>{row.questions}</td>
        <td>{row.each}</td>
        <td>{row.marks}</td>
      </tr>
    ))}
  </tbody>
);

/** How the papers are built, section by section, and where one may choose. */
export const PatternTables = ({ patterns }: Pick<PaperListPage, 'patterns'>) =>
  patterns.map(({ title, intro, sections, questions, marks, choices }) => (
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
        {sections.map((section) => (
          <SectionRows key={section.name} section={section} />
        ))}
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
      {choices.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Section>
  ));

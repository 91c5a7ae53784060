import { Section } from '@/components/blocks/Section';
import { Link } from '@/components/ui/Link';
import { INDEX_COPY } from '@/data/study/formulas/copy';
import type { FormulaIndex } from '@/lib/study/formulas/formulaIndex';
import styles from './TopicTable.module.scss';

/** Classes down, subjects across: which topics stand there, each cell a link to its class. */
export const TopicTable = ({ index: { subjects, rows } }: { index: FormulaIndex }) => (
  <Section title={INDEX_COPY.byClass}>
    <table className={styles.root}>
      <caption className={styles.caption}>{INDEX_COPY.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{INDEX_COPY.classHead}</th>
          {subjects.map(({ subject, title }) => (
            <th key={subject} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ grade, cells }) => (
          <tr key={grade}>
            <th scope="row">{INDEX_COPY.classOf(grade)}</th>
            {cells.map(({ path, topics, count }, at) => (
              <td key={path}>
                <span className={styles.subject}>{subjects[at]?.title}</span>
                <Link href={path} className={styles.link}>
                  {topics.join(', ')}
                </Link>{' '}
                <span className={styles.count}>({count})</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

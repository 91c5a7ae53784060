import { Section } from '@/components/blocks/Section';
import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import type { ClassSyllabusPage } from '@/lib/study/syllabus/classSyllabus';
import styles from './YearMarks.module.scss';

type YearMarksProps = Pick<ClassSyllabusPage, 'courses' | 'paperTime'>;

/** How the 100 marks of each subject divide, and how long its paper takes. */
export const YearMarks = ({ courses, paperTime }: YearMarksProps) => (
  <Section title={SYLLABUS_COPY.year}>
    <table className={styles.root}>
      <caption className={styles.caption}>{SYLLABUS_COPY.yearCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{SYLLABUS_COPY.subject}</th>
          <th scope="col">{SYLLABUS_COPY.theory}</th>
          <th scope="col">{SYLLABUS_COPY.restColumn}</th>
        </tr>
      </thead>
      <tbody>
        {courses.map(({ id, name, theory, rest }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <strong>{theory}</strong> <span className={styles.note}>{paperTime}</span>
            </td>
            <td>
              <strong>{rest.marks}</strong>{' '}
              <span className={styles.note}>{SYLLABUS_COPY.rest[rest.kind]}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

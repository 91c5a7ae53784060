import { FactList } from '@/components/blocks/FactList';
import { Section } from '@/components/blocks/Section';
import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import type { CourseSyllabus } from '@/lib/study/syllabus/courseSyllabus';
import { GoOn } from './GoOn';
import styles from './Subject.module.scss';
import table from './Table.module.scss';
import { UnitRows } from './UnitRows';

type CourseTableProps = { course: CourseSyllabus; weeks: number };

/** A subject with marks: its units with their chapters, marks and weeks, and what weighs most. */
export const CourseTable = ({ course, weeks }: CourseTableProps) => {
  const { id, name, accent, theory, rest, restParts, units, note, weight, goOn } = course;
  return (
    <div id={id} className={`${styles.root} ${styles[accent]}`} data-subject={id} data-group={name}>
      <Section title={name} intro={note}>
        <table className={table.root}>
          <caption className={table.caption}>{SYLLABUS_COPY.courseCaption(weeks)}</caption>
          <thead>
            <tr>
              <th scope="col">{SYLLABUS_COPY.unit}</th>
              <th scope="col">{SYLLABUS_COPY.marks}</th>
              <th scope="col">{SYLLABUS_COPY.weeks}</th>
            </tr>
          </thead>
          {units.map((unit) => (
            <UnitRows key={unit.number} unit={unit} />
          ))}
          <tfoot>
            <tr>
              <th scope="row">{SYLLABUS_COPY.theory}</th>
              <td>{theory}</td>
              <td>{weeks}</td>
            </tr>
            <tr>
              <th scope="row">
                {SYLLABUS_COPY.rest[rest.kind]}
                <span className={table.about}>{restParts}</span>
              </th>
              <td>{rest.marks}</td>
              <td />
            </tr>
            <tr>
              <th scope="row">{SYLLABUS_COPY.total}</th>
              <td>{theory + rest.marks}</td>
              <td />
            </tr>
          </tfoot>
        </table>
        <FactList facts={weight} />
        <GoOn links={goOn} />
      </Section>
    </div>
  );
};

import { Link } from '@/components/ui/Link';
import { ShareBar } from '@/components/ui/ShareBar';
import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import type { IndexCourse } from '@/lib/study/syllabus/syllabusIndex';
import subject from './Subject.module.scss';
import styles from './Table.module.scss';

type UnitTableProps = { courses: readonly IndexCourse[] };

const nameOf = ({ classNumber, subjectName }: IndexCourse): string =>
  `${SYLLABUS_COPY.className(classNumber)} ${subjectName}`;

/** Every unit of classes 9 to 12 with its marks. */
export const UnitTable = ({ courses }: UnitTableProps) => (
  <table className={styles.root}>
    <thead>
      <tr>
        <th scope="col">{SYLLABUS_COPY.unit}</th>
        <th scope="col">{SYLLABUS_COPY.marks}</th>
      </tr>
    </thead>
    {courses.map((course) => (
      <tbody
        key={course.path}
        className={subject[course.accent]}
        data-subject={course.subject}
        data-group={nameOf(course)}
      >
        <tr className={styles.head}>
          <th scope="rowgroup">
            <Link href={course.path} className={styles.link}>
              {nameOf(course)}
            </Link>
          </th>
          <td>{SYLLABUS_COPY.split(course.theory, course.rest)}</td>
        </tr>
        {course.units.map(({ number, name, marks, chapters, share }) => (
          <tr key={number} className={styles.row} data-entry="">
            <th scope="row">
              <span className={styles.number}>{SYLLABUS_COPY.unitNumber(number)}</span>
              {name}
              <ShareBar share={share} />
              {chapters !== name && <span className={styles.about}>{chapters}</span>}
            </th>
            <td className={styles.marks}>{marks}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

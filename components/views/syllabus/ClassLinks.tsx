import { Link } from '@/components/ui/Link';
import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import type { SyllabusIndexPage } from '@/lib/study/syllabus/syllabusIndex';
import styles from './Pills.module.scss';

type ClassLinksProps = Pick<SyllabusIndexPage, 'classes'>;

/** Straight to the syllabus of a class. */
export const ClassLinks = ({ classes }: ClassLinksProps) => (
  <nav aria-label={SYLLABUS_COPY.classesLabel}>
    <ul className={styles.root}>
      {classes.map(({ classNumber, path }) => (
        <li key={classNumber}>
          <Link href={path} className={styles.link}>
            {SYLLABUS_COPY.className(classNumber)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

import { Link } from '@/components/ui/Link';
import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import type { GoOnLink } from '@/lib/study/syllabus/syllabusLinks';
import styles from './Subject.module.scss';

/** Where to learn and practise a subject. */
export const GoOn = ({ links }: { links: readonly GoOnLink[] }) => (
  <div className={styles.goOn}>
    <p className={styles.goOnTitle}>{SYLLABUS_COPY.goOn}</p>
    <ul>
      {links.map(({ title, path }) => (
        <li key={path}>
          <Link href={path} className={styles.goOnLink}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

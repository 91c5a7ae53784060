import { Link } from '@/components/ui/Link';
import { STUDY_STRIP } from '@/data/menu/studyStrip';
import styles from './StudyStrip.module.scss';

/** On phones, the way from one kind of study material to the others. */
export const StudyStrip = () => (
  <nav aria-label={STUDY_STRIP.label} className={styles.root}>
    <ul className={styles.links}>
      {STUDY_STRIP.links.map(({ title, path }) => (
        <li key={path}>
          <Link href={path}>{title}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

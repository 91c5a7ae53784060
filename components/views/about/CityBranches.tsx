import { Link } from '@/components/ui/Link';
import { CONTACT_US } from '@/data/content/about/contactUs';
import { DIRECTORY_COPY } from '@/data/copy/directory';
import type { ContactCity } from '@/lib/content/about/contactPage';
import styles from './CityBranches.module.scss';

const { near, noPage, cityPage } = CONTACT_US.directory;

/** The branches of a city: board, grades, and where each lies. */
export const CityBranches = ({ city: { name, path, branches } }: { city: ContactCity }) => (
  <div className={styles.root}>
    <ul className={styles.branches}>
      {branches.map(({ id, title, path: page, board, grades, area, landmark, isBoarding }) => (
        <li key={id} className={styles.branch}>
          {page === null ? (
            <p className={styles.title}>{title}</p>
          ) : (
            <Link href={page} className={styles.link}>
              {title}
            </Link>
          )}
          <p>
            {board}, {grades}
            {isBoarding && `, ${DIRECTORY_COPY.marks.boarding.toLowerCase()}`}
          </p>
          <p className={styles.place}>
            {area}, {near} {landmark}
          </p>
          {page === null && <p className={styles.place}>{noPage}</p>}
        </li>
      ))}
    </ul>
    {path !== null && (
      <Link href={path} className={styles.more}>
        {cityPage(name)}
      </Link>
    )}
  </div>
);

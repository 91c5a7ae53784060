import { Link } from '@/components/ui/Link';
import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import { DIRECTORY_COPY } from '@/data/copy/directory';
import type { CbsePage } from '@/lib/landing/cbsePage';
import styles from './CbseBranches.module.scss';

/** The branches by how far they lead, each with its areas, grades and the age at the start. */
export const CbseBranches = ({ page: { groups, formOnly } }: { page: CbsePage }) => (
  <div className={styles.root}>
    {groups.map(({ title: group, branches }) => (
      <section key={group} className={styles.group}>
        <h3 className={styles.heading}>{group}</h3>
        <ul className={styles.list}>
          {branches.map(({ id, title, path, grades, entry, landmark, areas, boarding }) => (
            <li key={id} className={styles.branch}>
              <h4 className={styles.title}>
                <Link href={path} className={styles.link}>
                  {title}
                </Link>
              </h4>
              <p className={styles.grades}>
                {boarding ? `${grades} · ${DIRECTORY_COPY.marks.boarding}` : grades}
              </p>
              <p>{`${entry}, ${CBSE_TEXTS.near} ${landmark}`}</p>
              <p className={styles.areas}>{areas.join(', ')}</p>
            </li>
          ))}
        </ul>
      </section>
    ))}
    {formOnly && <p>{formOnly}</p>}
  </div>
);

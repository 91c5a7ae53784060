import { Section } from '@/components/blocks/Section';
import { Link } from '@/components/ui/Link';
import { TIES_COPY } from '@/data/study/graph/copy';
import type { TieList } from '@/lib/study/graph/tiesOf';
import styles from './StudyTies.module.scss';

type Links = TieList['first'];

const List = ({ links }: { links: Links }) => (
  <ul className={styles.list}>
    {links.map(({ title, path }) => (
      <li key={path}>
        <Link href={path} className={styles.link}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);

/** Where to learn, practise, look up and test what a page is about. Each of them leads back. */
export const StudyTies = ({ ties }: { ties: readonly TieList[] }) => (
  <div className={styles.root}>
    <Section title={TIES_COPY.title}>
      <div className={styles.groups}>
        {ties.map(({ group, first, more }) => (
          <div key={group} className={styles.group}>
            <h3 className={styles.title}>{TIES_COPY.groups[group]}</h3>
            <List links={first} />
            {more.length > 0 && (
              <details>
                <summary className={styles.more}>{TIES_COPY.more(more.length)}</summary>
                <List links={more} />
              </details>
            )}
          </div>
        ))}
      </div>
    </Section>
  </div>
);

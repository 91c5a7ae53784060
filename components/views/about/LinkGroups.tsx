import { Link } from '@/components/ui/Link';
import type { LinkGroup } from '@/data/content/about/part';
import styles from './LinkGroups.module.scss';

/** Pages for one age after the other: whom they are for, a thought, the links. */
export const LinkGroups = ({ groups }: { groups: readonly LinkGroup[] }) => (
  <div className={styles.root}>
    {groups.map(({ title, label, note, links }) => (
      <section key={title} className={styles.group}>
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.label}>{label}</p>
          <p>{note}</p>
        </div>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.path}>
              <Link href={link.path} className={styles.link}>
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

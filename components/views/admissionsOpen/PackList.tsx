import { BOARDING_OPEN } from '@/data/content/landing/boardingOpen';
import styles from './PackList.module.scss';

/** What to pack, in groups. */
export const PackList = () => (
  <div className={styles.root}>
    {BOARDING_OPEN.pack.groups.map(({ title, items }) => (
      <section key={title} className={styles.group}>
        <h3 className={styles.title}>{title}</h3>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

import { Link } from '@/components/ui/Link';
import { HOME_2 } from '@/data/content/home2';
import styles from './HonestPoints.module.scss';

/** What the page leaves out on purpose, and where to ask for it. */
export const HonestPoints = () => (
  <ul className={styles.root}>
    {HOME_2.honest.points.map(({ title, text, link }) => (
      <li key={title} className={styles.point}>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
        <Link href={link.path} className={styles.link}>
          {link.title}
        </Link>
      </li>
    ))}
  </ul>
);

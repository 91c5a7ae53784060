import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import styles from './Pills.module.scss';

type JumpLinksProps = { links: readonly { id: string; text: string }[] };

/** The subjects on the page. */
export const JumpLinks = ({ links }: JumpLinksProps) => (
  <nav aria-label={SYLLABUS_COPY.jump}>
    <ul className={styles.root}>
      {links.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

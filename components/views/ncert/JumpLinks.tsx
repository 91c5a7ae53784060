import { NCERT_COPY } from '@/data/copy/ncert';
import styles from './JumpLinks.module.scss';

type JumpLinksProps = {
  links: readonly {
    id: string;
    text: string;
    /** What it says aloud, where the text is only a number. */
    label?: string;
  }[];
};

/** The parts of the page. */
export const JumpLinks = ({ links }: JumpLinksProps) => (
  <nav aria-label={NCERT_COPY.jump}>
    <ul className={styles.root}>
      {links.map(({ id, text, label }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link} aria-label={label}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

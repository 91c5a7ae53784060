import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import styles from './PillLinks.module.scss';

type PillLinksProps = {
  /** The name of the navigation. */
  label: string;
  links: readonly {
    /** A page, or a place on this one: `#maths`. */
    href: string;
    text: string;
    /** What it says aloud, where the text is only a number. */
    label?: string;
    note?: ReactNode;
  }[];
};

/** Short links side by side: to the parts of a page, or to pages of one kind. */
export const PillLinks = ({ label, links }: PillLinksProps) => (
  <nav aria-label={label}>
    <ul className={styles.root}>
      {links.map(({ href, text, label: spoken, note }) => {
        // A plain anchor tells `hashchange`, which next/link does not: filters listen to it.
        const Anchor = href.startsWith('#') ? 'a' : Link;
        return (
          <li key={href}>
            <Anchor href={href} className={styles.link} aria-label={spoken}>
              {text}
              {note && <span className={styles.note}>{note}</span>}
            </Anchor>
          </li>
        );
      })}
    </ul>
  </nav>
);

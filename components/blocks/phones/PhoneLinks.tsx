import type { ReactNode } from 'react';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { type Source, visitFor } from '@/lib/chrome/visit';
import styles from './PhoneLinks.module.scss';

type PhoneLinksProps = {
  /** The public path of the page. */
  path: string;
  place: 'header' | 'footer';
  className?: string;
  icon?: ReactNode;
  /** Stands in place of the number, which is then read out after it. */
  label?: string;
};

const SOURCES: readonly Source[] = ['other', 'google', 'facebook'];

/**
 * The number for this page, once for each source that has one of its own: the page is the same for
 * everybody, so the visit picks the one that shows before anything is painted (`firstPaint`).
 */
export const PhoneLinks = ({ path, place, className = '', icon, label }: PhoneLinksProps) => (
  <span className={styles.root}>
    {SOURCES.map((source) => {
      const phone = visitFor(path, source).phone[place];
      return (
        <a
          key={source}
          href={`tel:${phone}`}
          className={`${className} ${styles[source]}`}
          data-shown-phone={phone}
          aria-label={label && `${label} ${formatPhone(phone)}`}
        >
          {icon}
          {label ?? formatPhone(phone)}
        </a>
      );
    })}
  </span>
);

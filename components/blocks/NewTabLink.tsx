import type { ReactNode } from 'react';
import { CHROME_COPY } from '@/data/copy/chrome';
import styles from './NewTabLink.module.scss';

type NewTabLinkProps = { href: string; className?: string; children: ReactNode };

/** A link to another site, which opens beside ours. */
export const NewTabLink = ({ href, className, children }: NewTabLinkProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
    {children}
    <span className={styles.note}> {CHROME_COPY.newTab}</span>
  </a>
);

import { Link } from '@/components/ui/Link';
import styles from './MoreLink.module.scss';

type MoreLinkProps = { path: string; children: string };

/** Leads from a short list to the whole one. */
export const MoreLink = ({ path, children }: MoreLinkProps) => (
  <Link href={path} className={styles.root}>
    {children}
  </Link>
);

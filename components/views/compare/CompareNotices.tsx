import { Link } from '@/components/ui/Link';
import type { Notice } from '@/lib/schools/compare/comparePage';
import styles from './CompareNotices.module.scss';

/** What could not be shown as the address asked, and where to go on. */
export const CompareNotices = ({ notices }: { notices: readonly Notice[] }) =>
  notices.length > 0 && (
    <div role="status" className={styles.root}>
      {notices.map(({ text, links, end }) => (
        <p key={text}>
          {text}
          {links.map(({ title, path }, at) => (
            <span key={path}>
              {at > 0 ? ', ' : ' '}
              <Link href={path} className={styles.link}>
                {title}
              </Link>
            </span>
          ))}
          {links.length > 0 && end}
        </p>
      ))}
    </div>
  );

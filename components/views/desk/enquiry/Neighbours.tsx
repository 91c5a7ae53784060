import { useRouter } from 'next/router';
import { Link } from '@/components/ui/Link';
import { DESK_ENQUIRY_COPY } from '@/data/copy/desk/enquiry';
import { DESK_PATHS, deskEnquiryPath } from '@/data/routes/deskPaths';
import { neighboursOf } from '@/lib/desk/lastList';
import { useShortcuts } from '@/lib/hooks/useShortcuts';
import styles from './DeskEnquiryView.module.scss';

/** The ways back to the list, and on to what stands beside this enquiry there; by j and k too. */
export const Neighbours = ({ reference }: { reference: string }) => {
  const { push } = useRouter();
  const { previous, next } = neighboursOf(reference);

  const go = (to: string | null) => {
    if (to !== null) void push(deskEnquiryPath(to));
    return to !== null;
  };
  useShortcuts([
    ['j', () => go(next)],
    ['k', () => go(previous)],
  ]);

  return (
    <nav className={styles.buttons} aria-label={DESK_ENQUIRY_COPY.ways}>
      <Link href={DESK_PATHS.inbox} className={styles.back}>
        {DESK_ENQUIRY_COPY.back}
      </Link>
      {previous && (
        <Link href={deskEnquiryPath(previous)} className={styles.back}>
          {DESK_ENQUIRY_COPY.previous}
        </Link>
      )}
      {next && (
        <Link href={deskEnquiryPath(next)} className={styles.back}>
          {DESK_ENQUIRY_COPY.next}
        </Link>
      )}
    </nav>
  );
};

import { Link } from '@/components/ui/Link';
import { DESK_FAMILY_COPY as COPY } from '@/data/copy/desk/family';
import { STAGE_NAMES } from '@/data/copy/desk/stages';
import { deskEnquiryPath, deskMergePath } from '@/data/routes/deskPaths';
import type { InboxLine } from '@/lib/desk/contract';
import { inIndia } from '@/lib/desk/time';
import styles from './DeskEnquiryView.module.scss';

type OtherEnquiriesProps = { reference: string; lines: readonly InboxLine[] };

/** The other enquiries of a family, each with the way to compare it. */
export const OtherEnquiries = ({ reference, lines }: OtherEnquiriesProps) => {
  if (lines.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="family">
      <h2 id="family">{COPY.others(lines.length)}</h2>
      <p>{COPY.why}</p>
      <ul className={styles.notes}>
        {lines.map(({ reference: other, child, branch, grade, stage, createdAt }) => (
          <li key={other}>
            <p>
              <Link href={deskEnquiryPath(other)}>{other}</Link>: {child}, {branch}, {grade}
            </p>
            <p className={styles.quiet}>
              {STAGE_NAMES[stage]}, {inIndia(createdAt)}
            </p>
            {stage !== 'withdrawn' && (
              <Link
                href={deskMergePath(reference, other)}
                className={styles.back}
                aria-label={`${COPY.compare}: ${other}`}
              >
                {COPY.compare}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

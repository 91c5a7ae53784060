import { Link } from '@/components/ui/Link';
import { INBOX_COPY } from '@/data/copy/desk/inbox';
import { STAGE_NAMES } from '@/data/copy/desk/stages';
import { deskEnquiryPath } from '@/data/routes/deskPaths';
import type { InboxLine } from '@/lib/desk/contract';
import { isUnanswered } from '@/lib/desk/stages';
import { inIndia } from '@/lib/desk/time';
import { waited } from '@/lib/desk/waited';
import { useNow } from '@/lib/hooks/useNow';
import styles from './InboxTable.module.scss';

const MINUTE_MS = 60_000;

type InboxTableProps = {
  caption: string;
  lines: readonly InboxLine[];
  /** Whether each line says where it stands: they come from several stages. */
  showsStage: boolean;
};

/** Enquiries line by line. On phones each is a card. */
export const InboxTable = ({ caption, lines, showsStage }: InboxTableProps) => {
  const now = useNow(MINUTE_MS);
  return (
    <table className={styles.root}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{INBOX_COPY.parent}</th>
          <th scope="col">{INBOX_COPY.child}</th>
          <th scope="col">{INBOX_COPY.branch}</th>
          <th scope="col">{showsStage ? INBOX_COPY.stage : INBOX_COPY.sent}</th>
          <th scope="col">{INBOX_COPY.assigned}</th>
          <th scope="col">{INBOX_COPY.waits}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.reference}>
            <th scope="row">
              <Link href={deskEnquiryPath(line.reference)}>{line.parent}</Link>
              {line.nextCall !== null && <CallMark at={line.nextCall} now={now} />}
            </th>
            <td>
              {line.child}, {line.grade}
            </td>
            <td>{line.branch}</td>
            <td>{showsStage ? STAGE_NAMES[line.stage] : inIndia(line.createdAt)}</td>
            <td>
              {line.assigned && (
                <>
                  <span className={styles.label}>{INBOX_COPY.assigned} </span>
                  {line.assigned}
                </>
              )}
            </td>
            <td className={styles.waits}>
              {isUnanswered(line.stage) ? waited(now - line.createdAt) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** When the parent is called next; a call that is due stands out. */
const CallMark = ({ at, now }: { at: number; now: number }) => (
  <p className={at <= now ? styles.callDue : styles.call}>
    {at <= now ? INBOX_COPY.callDue : INBOX_COPY.call} {inIndia(at)}
  </p>
);

import { type MailContent, toHtml, toText } from '@/lib/desk/deskMail';
import { addMail } from '@/lib/server/mail/outbox';
import type { Database } from '@/lib/server/store/schema';

type DeskMail = { id: string; kind: 'digest' | 'alarm'; branch: number; content: MailContent };

/** Has an e-mail to a branch sent, as text and as HTML. One whose id is there already is not sent again. */
export const addDeskMail = (
  db: Database,
  { id, kind, branch, content }: DeskMail,
  at: number,
): Promise<void> =>
  addMail(
    db,
    {
      id,
      kind,
      branch_id: branch,
      subject: content.subject,
      text: toText(content),
      html: toHtml(content),
    },
    at,
  );

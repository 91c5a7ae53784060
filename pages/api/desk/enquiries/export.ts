import { inboxQuery } from '@/lib/desk/contract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { exportInbox } from '@/lib/server/desk/exportInbox';
import { readInboxQuery } from '@/lib/server/desk/inboxQuery';

export const config = { api: { bodyParser: false } };

/** What the inbox shows, as a file: a form is sent here, so that the browser saves the answer. */
export default deskEndpoint(
  { method: 'POST', body: inboxQuery, part: 'enquiries', form: 'accepted' },
  async ({ db, res, staff, body }) => {
    const csv = await exportInbox(db, staff, readInboxQuery(body, staff));
    res.setHeader('Content-Type', 'text/csv; charset=utf-8');
    res.setHeader('Content-Disposition', 'attachment; filename="enquiries.csv"');
    res.end(csv);
    return undefined;
  },
);

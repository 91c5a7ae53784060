import { DESK_PATHS } from '@/data/routes/deskPaths';
import { inboxQuery } from '@/lib/desk/contract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { exportInbox } from '@/lib/server/desk/exportInbox';
import { readInboxQuery } from '@/lib/server/desk/inboxQuery';
import { sendFile } from '@/lib/server/desk/sendFile';

export const config = { api: { bodyParser: false } };

/** What the inbox shows, as a file: a form is sent here, so that the browser saves the answer. */
export default deskEndpoint(
  { method: 'POST', body: inboxQuery, part: 'enquiries', form: 'accepted', page: DESK_PATHS.inbox },
  async ({ db, res, staff, body }) => {
    await sendFile(res, 'enquiries.csv', exportInbox(db, staff, readInboxQuery(body, staff)));
    return undefined;
  },
);

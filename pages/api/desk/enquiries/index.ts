import { inboxQuery } from '@/lib/desk/contract';
import { answerInbox } from '@/lib/server/desk/answerInbox';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { readInboxQuery } from '@/lib/server/desk/inboxQuery';

export const config = { api: { bodyParser: false } };

/** The inbox: a page of a stage, or what a search finds. */
export default deskEndpoint(
  { method: 'POST', body: inboxQuery, part: 'enquiries' },
  async ({ db, staff, body }) => {
    const page = await answerInbox(db, staff, readInboxQuery(body, staff), body.known);
    return { json: page ?? { unchanged: true } };
  },
);

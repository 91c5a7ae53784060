import { newNote } from '@/lib/desk/contract';
import { changeEnquiry } from '@/lib/server/desk/changeEnquiry';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { addNote } from '@/lib/server/desk/notes';

export const config = { api: { bodyParser: false } };

/** Adds a note to an enquiry. */
export default deskEndpoint(
  { method: 'POST', body: newNote, part: 'enquiries' },
  async ({ db, staff, body }) => ({
    json: await changeEnquiry(db, staff, {
      reference: body.reference,
      action: 'desk note',
      work: (step) => addNote(step, body, { staffId: staff.id, at: Date.now() }),
    }),
  }),
);

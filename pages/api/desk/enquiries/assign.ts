import { assignment } from '@/lib/desk/caseContract';
import { assign } from '@/lib/server/desk/assign';
import { staffName } from '@/lib/server/desk/auditName';
import { changeEnquiry } from '@/lib/server/desk/changeEnquiry';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';

export const config = { api: { bodyParser: false } };

/** Gives an enquiry to somebody who answers for its branch, or to nobody. */
export default deskEndpoint(
  { method: 'POST', body: assignment, part: 'enquiries' },
  async ({ db, staff, body }) => ({
    json: await changeEnquiry(db, staff, {
      reference: body.reference,
      action: 'desk assign',
      detail: { to: body.to === null ? 'nobody' : staffName({ id: body.to }) },
      work: (step) => assign(step, body, Date.now()),
    }),
  }),
);

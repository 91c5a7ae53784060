import { plannedCall } from '@/lib/desk/caseContract';
import { changeEnquiry } from '@/lib/server/desk/changeEnquiry';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { planCall } from '@/lib/server/desk/planCall';

export const config = { api: { bodyParser: false } };

/** Plans the next call of an enquiry, or ends the plan. */
export default deskEndpoint(
  { method: 'POST', body: plannedCall, part: 'enquiries' },
  async ({ db, staff, body }) => ({
    json: await changeEnquiry(db, staff, {
      reference: body.reference,
      action: 'desk call',
      detail: { at: body.at ?? 'none' },
      work: (step) => planCall(step, body, Date.now()),
    }),
  }),
);

import { stageChange } from '@/lib/desk/contract';
import { changeEnquiry } from '@/lib/server/desk/changeEnquiry';
import { changeStage } from '@/lib/server/desk/changeStage';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';

export const config = { api: { bodyParser: false } };

/** Moves an enquiry to another stage, or undoes the last move. */
export default deskEndpoint(
  { method: 'POST', body: stageChange, part: 'enquiries' },
  async ({ db, staff, body }) => ({
    json: await changeEnquiry(db, staff, {
      reference: body.reference,
      action: 'desk stage',
      detail: { to: body.to },
      work: (step) => changeStage(step, body, Date.now()),
    }),
  }),
);

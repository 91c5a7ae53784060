import { correctedForm } from '@/lib/desk/caseContract';
import { answerCorrection } from '@/lib/server/desk/answerCorrection';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';

export const config = { api: { bodyParser: false } };

/** Puts right what an enquiry says. */
export default deskEndpoint(
  { method: 'POST', body: correctedForm, part: 'enquiries' },
  async ({ db, staff, body }) => ({ json: await answerCorrection(db, staff, body) }),
);

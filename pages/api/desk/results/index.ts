import { resultsQuery } from '@/lib/desk/results/contract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { answerResults } from '@/lib/server/desk/results/answerResults';
import { readResultsRequest } from '@/lib/server/desk/results/resultsRequest';

export const config = { api: { bodyParser: false } };

/** What campaigns brought and cost. */
export default deskEndpoint(
  { method: 'POST', body: resultsQuery, part: 'results' },
  async ({ db, staff, body }) => ({
    json: await answerResults(db, staff, readResultsRequest(body)),
  }),
);

import { resultsExport } from '@/lib/desk/results/contract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { exportResults } from '@/lib/server/desk/results/resultsCsv';
import { readResultsRequest } from '@/lib/server/desk/results/resultsRequest';

export const config = { api: { bodyParser: false } };

/** The results as a file: a form is sent here, so that the browser saves the answer. */
export default deskEndpoint(
  { method: 'POST', body: resultsExport, part: 'results', form: 'accepted' },
  async ({ db, res, staff, body }) => {
    const csv = await exportResults(db, staff, readResultsRequest(body), body.of);
    res.setHeader('Content-Type', 'text/csv; charset=utf-8');
    res.setHeader('Content-Disposition', `attachment; filename="results-${body.of}.csv"`);
    res.end(csv);
    return undefined;
  },
);

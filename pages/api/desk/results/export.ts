import { DESK_PATHS } from '@/data/routes/deskPaths';
import { resultsExport } from '@/lib/desk/results/contract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { exportResults } from '@/lib/server/desk/results/resultsCsv';
import { readResultsRequest } from '@/lib/server/desk/results/resultsRequest';
import { sendFile } from '@/lib/server/desk/sendFile';

export const config = { api: { bodyParser: false } };

/** The results as a file: a form is sent here, so that the browser saves the answer. */
export default deskEndpoint(
  {
    method: 'POST',
    body: resultsExport,
    part: 'results',
    form: 'accepted',
    page: DESK_PATHS.results,
  },
  async ({ db, res, staff, body }) => {
    const lines = exportResults(db, staff, readResultsRequest(body), body.of);
    await sendFile(res, `results-${body.of}.csv`, lines);
    return undefined;
  },
);

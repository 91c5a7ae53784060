import { DESK_PATHS } from '@/data/routes/deskPaths';
import { visitsQuery } from '@/lib/desk/visitsPage';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { sendFile } from '@/lib/server/desk/sendFile';
import { exportVisits } from '@/lib/server/desk/visits/deskVisits';

export const config = { api: { bodyParser: false } };

/** The campus visits as a file: a form is sent here, so that the browser saves the answer. */
export default deskEndpoint(
  {
    method: 'POST',
    body: visitsQuery,
    part: 'enquiries',
    form: 'accepted',
    page: DESK_PATHS.visits,
  },
  async ({ db, res, staff, body }) => {
    await sendFile(res, 'visits.csv', exportVisits(db, staff, body, Date.now()));
    return undefined;
  },
);

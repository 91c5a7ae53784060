import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { expectPath } from '@/lib/server/preflight/askPreflight';
import { latestRun } from '@/lib/server/preflight/runs';

/** How the last check of a page stands. */
export default deskEndpoint({ method: 'GET', part: 'campaigns' }, async ({ db, req }) => ({
  json: { run: await latestRun(db, expectPath(String(req.query.path)), Date.now()) },
}));

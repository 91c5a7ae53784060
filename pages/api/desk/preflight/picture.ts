import { SIZE_NAMES } from '@/lib/preflight/visitors';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { sendWebp } from '@/lib/server/pictures/sendWebp';
import { findRunPicture } from '@/lib/server/preflight/runs';
import { SiteError } from '@/lib/site/siteError';

/** The picture that a check has taken of its page. */
export default deskEndpoint({ method: 'GET', part: 'campaigns' }, async ({ db, req, res }) => {
  const size = SIZE_NAMES.find((name) => name === req.query.size);
  const file = size ? await findRunPicture(db, String(req.query.run), size) : null;
  if (file === null) throw new SiteError('request/unknown');
  sendWebp(res, file, 'never');
  return undefined;
});

import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { receivePicture } from '@/lib/server/pictures/receivePicture';

export const config = { api: { bodyParser: false } };

/** Takes a picture for a campaign: the body is the file. */
export default deskEndpoint(
  { method: 'POST', part: 'campaigns', reads: 'in the handler' },
  async ({ db, req, staff }) => ({ json: await receivePicture(db, staff, req) }),
);

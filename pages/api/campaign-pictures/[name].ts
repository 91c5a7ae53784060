import { parsePictureName } from '@/lib/landing/campaigns/pictureUrl';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { findPictureFile } from '@/lib/server/pictures/pictures';
import { sendWebp } from '@/lib/server/pictures/sendWebp';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';

/** A file of a campaign's own picture: its public address is `/pictures/campaigns/…`. */
export default endpoint({ method: 'GET' }, async ({ req, res }) => {
  const asked = parsePictureName(String(req.query.name));
  const { db } = await getStore();
  const file = asked && (await findPictureFile(db, asked.id, asked.width));
  if (file === null) throw new SiteError('request/unknown');
  sendWebp(res, file, 'for ever');
  return undefined;
});

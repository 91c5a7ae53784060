import type { IncomingMessage } from 'node:http';
import { PICTURE_PROBLEMS } from '@/data/copy/desk/pictures';
import { PICTURE_MEGABYTES } from '@/data/limits';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { staffName } from '@/lib/server/desk/auditName';
import type { StaffMember } from '@/lib/server/desk/staff';
import { readFileBody } from '@/lib/server/endpoint/requestBody';
import { consumeLimit } from '@/lib/server/limits';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { makePicture } from './makePicture';
import { oneAtATime } from './oneAtATime';
import { type StoredPicture, savePicture } from './pictures';

/**
 * Reads, checks and stores a picture that somebody at the desk sends in; it stands in the audit. Throws a
 * SiteError with a sentence for that person where it cannot be taken.
 */
export const receivePicture = async (
  db: Database,
  staff: StaffMember,
  req: IncomingMessage,
): Promise<StoredPicture> => {
  await consumeLimit('deskPicture', staff.id);
  const bytes = await readPictureFile(req);
  const picture = await oneAtATime(() => makePicture(bytes));
  return db.transaction().execute(async (step) => {
    await appendAudit(step, {
      action: 'desk picture',
      filter: { picture: picture.id },
      rows: 1,
      who: staffName(staff),
    });
    return savePicture(step, picture, Date.now());
  });
};

const readPictureFile = async (req: IncomingMessage): Promise<Buffer> => {
  try {
    return await readFileBody(req, PICTURE_MEGABYTES * 1024 * 1024);
  } catch (error) {
    if (!(error instanceof SiteError) || error.code !== 'request/too-large') throw error;
    throw new SiteError(error.code, { message: PICTURE_PROBLEMS.tooLarge, field: 'picture' });
  }
};

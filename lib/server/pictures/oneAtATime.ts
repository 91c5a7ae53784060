import { PICTURE_BUSY } from '@/data/copy/desk/pictures';
import { processSingleton } from '@/lib/server/processSingleton';
import { SiteError } from '@/lib/site/siteError';

const MOST_WAITING = 3;

/** A picture takes some hundred MB while it is read: the process reads one, and few wait. */
const queue = () =>
  processSingleton('pictures', () => ({ last: Promise.resolve<unknown>(null), waiting: 0 }));

/** Does the work once that of all before is done. Throws `request/too-many` where too many wait. */
export const oneAtATime = async <T>(work: () => Promise<T>): Promise<T> => {
  const line = queue();
  if (line.waiting >= MOST_WAITING) {
    throw new SiteError('request/too-many', { message: PICTURE_BUSY, retryAfter: 30 });
  }
  line.waiting += 1;
  const mine = line.last.then(work, work);
  line.last = mine.catch(() => null);
  try {
    return await mine;
  } finally {
    line.waiting -= 1;
  }
};

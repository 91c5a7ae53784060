import { DIGEST_HOURS } from '@/data/desk/answers';
import { BRANCH_LIST } from '@/data/places/places';
import { todayInIndia } from '@/lib/enquiry/today';
import { claimRun, lastRun } from '@/lib/server/store/claimRun';
import type { Database } from '@/lib/server/store/schema';
import { addDays } from '@/lib/visits/slot';
import { addDeskMail } from './addDeskMail';
import { buildDigest, digestTime, LONGEST_CLOSED_DAYS } from './buildDigest';
import type { DeskLinks } from './deskUrl';
import { readDigestFacts } from './digestFacts';
import { officeOf } from './offices';

const HOUR_MS = 60 * 60 * 1000;
const JOB = 'desk digests';

/**
 * Writes the e-mails of this morning, one for each branch whose office is open today and has something
 * to read; once a day, however many processes ask (ms since 1970). Answers how many.
 */
export const writeDigests = async (
  db: Database,
  links: DeskLinks,
  now: number,
): Promise<number> => {
  const today = todayInIndia(now);
  const from = digestTime(today);
  if (now < from || now >= from + (DIGEST_HOURS.until - DIGEST_HOURS.from) * HOUR_MS) return 0;
  const ranAt = await lastRun(db, JOB);
  if (ranAt !== null && ranAt >= from && ranAt <= now) return 0;
  // All of it or nothing: whoever gets the day writes every branch's.
  return db.transaction().execute(async (step) => {
    if (!(await claimRun(step, { job: JOB, now, last: from - 1 }))) return 0;
    const facts = await readDigestFacts(step, {
      since: digestTime(addDays(today, -LONGEST_CLOSED_DAYS)),
      day: today,
    });
    const branches = new Set([...BRANCH_LIST.map(({ id }) => id), ...facts.waiting.keys()]);
    let written = 0;
    for (const branch of branches) {
      const office = officeOf(branch);
      const content = office.clock.isOpenOn(today)
        ? buildDigest({ branch, office, facts, links, now })
        : null;
      if (content === null) continue;
      const id = `digest.${branch}.${today}`;
      await addDeskMail(step, { id, kind: 'digest', branch, content }, now);
      written += 1;
    }
    return written;
  });
};

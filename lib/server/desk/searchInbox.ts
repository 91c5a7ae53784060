import type { InboxLine } from '@/lib/desk/contract';
import { withMobile } from '@/lib/server/enquiries/findByMobile';
import { parseReference } from '@/lib/server/enquiries/reference';
import { parseNumber } from '@/lib/server/privacy/parentNumber';
import type { Database } from '@/lib/server/store/schema';
import { INBOX_LINES, joined, keepFitting, readLines } from './inbox';
import { fits, type InboxFilter } from './inboxFilter';
import { indexNames } from './indexNames';
import { hasWords, termsOfSearch, wordsOf } from './nameTerms';

/** How many rows are opened at once to see whether a name fits. */
const CANDIDATES = 200;
/** More are not opened for one search: whoever types another letter finds what is meant. */
const MOST_CANDIDATES = 2_000;

/**
 * Enquiries by reference, mobile number, or the names of parent and child (each word as it begins), of
 * all stages, newest first, at most a page of them.
 */
export const searchInbox = async (
  db: Database,
  text: string,
  filter: InboxFilter,
): Promise<InboxLine[]> => {
  const reference = parseReference(text);
  if (reference !== null) return readLines(db, await keepFitting(db, [reference], filter));
  const mobile = parseNumber(text);
  if (mobile !== null) return readLines(db, await findNumber(db, mobile, filter));
  return findNames(db, wordsOf(text), filter);
};

const findNumber = async (db: Database, mobile: string, filter: InboxFilter): Promise<string[]> => {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where(withMobile(mobile))
    .orderBy('created_at', 'desc')
    .limit(CANDIDATES)
    .execute();
  const fitting = await keepFitting(
    db,
    rows.map(({ id }) => id),
    filter,
  );
  return fitting.slice(0, INBOX_LINES);
};

const findNames = async (
  db: Database,
  words: readonly string[],
  filter: InboxFilter,
): Promise<InboxLine[]> => {
  if (words.length === 0) return [];
  // What came in since the last search; few, once all of before are indexed.
  await indexNames(db, Date.now());
  const found: InboxLine[] = [];
  for (let skipped = 0; skipped < MOST_CANDIDATES; skipped += CANDIDATES) {
    const ids = await findCandidates(db, words, filter, skipped);
    const lines = await readLines(db, ids);
    found.push(...lines.filter(({ parent, child }) => hasWords([parent, child], words)));
    if (ids.length < CANDIDATES || found.length >= INBOX_LINES) break;
  }
  return found.slice(0, INBOX_LINES);
};

const findCandidates = async (
  db: Database,
  words: readonly string[],
  filter: InboxFilter,
  skipped: number,
): Promise<string[]> => {
  let query = joined(db).select('enquiries.id as id').where(fits(filter));
  for (const term of termsOfSearch(words)) {
    query = query.where('enquiries.id', 'in', (eb) =>
      eb.selectFrom('enquiry_terms').select('enquiry_id').where('term', '=', term),
    );
  }
  const rows = await query
    .orderBy('enquiries.created_at', 'desc')
    .orderBy('enquiries.id')
    .offset(skipped)
    .limit(CANDIDATES)
    .execute();
  return rows.map(({ id }) => id);
};

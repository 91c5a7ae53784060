import type { InboxLine } from '@/lib/desk/contract';
import { withMobile } from '@/lib/server/enquiries/findByMobile';
import { parseReference } from '@/lib/server/enquiries/reference';
import { parseNumber } from '@/lib/server/privacy/parentNumber';
import type { Database } from '@/lib/server/store/schema';
import { firstInPages } from './firstInPages';
import { INBOX_LINES, joined, keepFitting, readLines } from './inbox';
import { fits, type InboxFilter } from './inboxFilter';
import { indexNames } from './indexNames';
import { hasWords, termsOfSearch, wordsOf } from './nameTerms';
import { newestFitting } from './newestFitting';

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
  if (mobile !== null)
    return readLines(db, await newestFitting(db, withMobile(mobile), filter, INBOX_LINES));
  return findNames(db, wordsOf(text), filter);
};

const findNames = async (
  db: Database,
  words: readonly string[],
  filter: InboxFilter,
): Promise<InboxLine[]> => {
  if (words.length === 0) return [];
  // What came in since the last search; few, once all of before are indexed.
  await indexNames(db, Date.now());
  return firstInPages(
    (skipped, count) => findCandidates(db, words, filter, skipped, count),
    async (ids) => {
      const lines = await readLines(db, ids);
      return lines.filter(({ parent, child }) => hasWords([parent, child], words));
    },
    INBOX_LINES,
  );
};

const findCandidates = async (
  db: Database,
  words: readonly string[],
  filter: InboxFilter,
  skipped: number,
  count: number,
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
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
};

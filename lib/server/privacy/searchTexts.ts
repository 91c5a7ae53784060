import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@/lib/server/store/schema';
import type { ParentNumber } from './parentNumber';
import { readEnquiries, readLeads } from './readTexts';
import { mentionsNumber } from './spelledNumbers';

type Lead = Awaited<ReturnType<typeof readLeads>>[number];
type Mention = { id: string; created_at: number };

/** What names a number inside an encrypted text, oldest first. */
export type Searched = {
  /** When the search began (ms since 1970). */
  at: number;
  /** Presses on WhatsApp whose page or visit names the number, opened. */
  leads: Lead[];
  /** Enquiries under other numbers whose visit names this one. */
  mentions: Mention[];
};

/**
 * Opens every text that can name a number. It takes about a second for 50,000 of them: not for a
 * transaction, in which the site's writers wait.
 */
export const searchTexts = (db: Database, number: ParentNumber): Promise<Searched> =>
  search(db, number, 0);

/** A row of before may have come to the store while its page of the search was past. */
const OVERLAP_MS = 60_000;

/** Adds what has come since the search began: for the transaction that acts on it. */
export const searchLatest = async (
  db: Database,
  number: ParentNumber,
  { at, leads, mentions }: Searched,
): Promise<Searched> => {
  const latest = await search(db, number, at - OVERLAP_MS);
  return {
    at,
    leads: oldestFirst([...leads, ...latest.leads]),
    mentions: oldestFirst([...mentions, ...latest.mentions]),
  };
};

const search = async (db: Database, number: ParentNumber, since: number): Promise<Searched> => {
  const found: Searched = { at: Date.now(), leads: [], mentions: [] };
  for (let page = await readLeads(db, { since, after: '' }); page.length > 0; ) {
    found.leads.push(
      ...page.filter((row) => mentionsNumber(number, row.lead_json, row.attribution_json)),
    );
    // A site that searches goes on answering between two pages.
    await nextTurn();
    page = await readLeads(db, { since, after: page.at(-1)?.id ?? '' });
  }
  for (let page = await readEnquiries(db, { since, after: '' }); page.length > 0; ) {
    found.mentions.push(
      ...page.filter(
        (row) => row.mobile !== number.mobile && mentionsNumber(number, row.attribution_json),
      ),
    );
    await nextTurn();
    page = await readEnquiries(db, { since, after: page.at(-1)?.id ?? '' });
  }
  return {
    ...found,
    leads: oldestFirst(found.leads),
    mentions: oldestFirst(found.mentions),
  };
};

/** Each once. */
const oldestFirst = <Row extends Mention>(rows: Row[]): Row[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()].sort(
    (left, right) => left.created_at - right.created_at,
  );

import { mobileOf } from '@/lib/server/enquiries/mobileOf';
import { openMobile, openPersonal } from '@/lib/server/enquiries/personalColumns';
import { isPlainContact } from '@/lib/server/erp/embedded/contacts';
import { tokenPlace } from '@/lib/server/erp/embedded/tokens';
import { openColumn } from '@/lib/server/keys/columns';
import { leadPlace } from '@/lib/server/leads/leadColumns';
import type { Database } from '@/lib/server/store/schema';
import { findMentioned } from './spelledNumbers';

/** Opened and looked through in some milliseconds. */
const PAGE = 100;

/** Which rows come next: those after this id (an empty text: from the first one on), made since then. */
export type Page = { after: string; since: number };

/** The next presses on WhatsApp, opened; a text whose key is missing is null. */
export const readLeads = async (db: Database, { after, since }: Page) => {
  const rows = await db
    .selectFrom('whatsapp_leads')
    .selectAll()
    .where('id', '>', after)
    .where('created_at', '>=', since)
    .orderBy('id')
    .limit(PAGE)
    .execute();
  return rows.map(({ id, lead_json, attribution_json, ...row }) => ({
    ...row,
    id,
    lead_json: openColumn(lead_json, leadPlace('lead_json', id)),
    attribution_json:
      attribution_json && openColumn(attribution_json, leadPlace('attribution_json', id)),
  }));
};

/** Of the next enquiries: the number and the visit, opened. */
export const readEnquiries = async (db: Database, { after, since }: Page) => {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'created_at', 'mobile', 'attribution_json'])
    .where('id', '>', after)
    // By the index of times: of all rows few are that new.
    .$if(since > 0, (query) =>
      query.where('id', 'in', (eb) =>
        eb.selectFrom('enquiries').select('id').where('created_at', '>=', since),
      ),
    )
    .orderBy('id')
    .limit(PAGE)
    .execute();
  return rows.map(({ id, created_at, mobile, attribution_json: visit }) => ({
    id,
    created_at,
    mobile: openMobile({ id, mobile }),
    attribution_json: visit && openPersonal('attribution_json', id, visit),
  }));
};

/** Every mobile number that the keys of the site can read in the store, inside texts too. */
export const listNumbers = async (db: Database): Promise<Set<string>> => {
  const found = new Set<string>();
  const note = (text: string | null) => {
    for (const mobile of findMentioned(text ?? '')) found.add(mobile);
  };
  for (let page = await readEnquiries(db, { since: 0, after: '' }); page.length > 0; ) {
    for (const { mobile, attribution_json } of page) {
      if (mobile !== null) found.add(mobile);
      note(attribution_json);
    }
    page = await readEnquiries(db, { since: 0, after: page.at(-1)?.id ?? '' });
  }
  for (let page = await readLeads(db, { since: 0, after: '' }); page.length > 0; ) {
    for (const { lead_json, attribution_json } of page) {
      note(lead_json);
      note(attribution_json);
    }
    page = await readLeads(db, { since: 0, after: page.at(-1)?.id ?? '' });
  }
  for (const contact of await listContacts(db)) found.add(mobileOf(contact));
  return found;
};

/** Those of the embedded school system that are not only there as a hash. */
const listContacts = async (db: Database): Promise<string[]> => {
  const contacts: string[] = [];
  for (const table of ['erp_accounts', 'erp_signups'] as const) {
    const rows = await db.selectFrom(table).select('contact').distinct().execute();
    contacts.push(...rows.map(({ contact }) => contact).filter(isPlainContact));
  }
  const tokens = await db.selectFrom('erp_tokens').select(['token_hash', 'contact']).execute();
  for (const { token_hash, contact } of tokens) {
    const opened = openColumn(contact, tokenPlace(token_hash));
    if (opened !== null) contacts.push(opened);
  }
  return contacts;
};

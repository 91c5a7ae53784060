import { randomInt } from 'node:crypto';
import { SCHOOL, SOCIAL_LINKS } from '@/data/school';
import { sealColumn } from '@/lib/server/keys/columns';
import { leadPlace } from '@/lib/server/leads/leadColumns';
import type { Store } from '@/lib/server/store/store';
import type { FooterRecord, SiteApi } from './contract';
import { searchSite } from './searchIndex';

// Without the characters that people mix up when they read a ticket aloud.
const TICKET_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const TICKET_LENGTH = 8;

/** The school's own: what the footer shows without it. */
const FOOTER: FooterRecord = {
  id: 1,
  city_id: null,
  branch_id: null,
  page_master_id: null,
  title: null,
  link: [],
  is_international: false,
  is_pre_school: false,
  is_active: true,
  is_deleted: false,
  created_at: null,
  modified_at: null,
  created_by: null,
  updated_by: null,
  deleted_by: null,
  is_sanity: false,
  pending_data: null,
  ...SOCIAL_LINKS,
  email: SCHOOL.email,
};

/** The site's services on its own search index, data and store. */
export const createEmbeddedSiteApi = (store: Store, now: () => number = Date.now): SiteApi => ({
  search: async (text) => searchSite(text),

  getFooter: async () => FOOTER,

  // The lead may be in the store already, without its ticket; one that was given stays.
  addLead: async (lead, idempotencyKey) =>
    store.db
      .insertInto('whatsapp_leads')
      .values({
        id: idempotencyKey,
        created_at: now(),
        lead_json: sealColumn(JSON.stringify(lead), leadPlace('lead_json', idempotencyKey)),
        ref_id: newTicket(),
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ fn, ref }) => ({
          ref_id: fn.coalesce(ref('whatsapp_leads.ref_id'), ref('excluded.ref_id')),
        })),
      )
      .returning('ref_id')
      .executeTakeFirstOrThrow(),

  ping: () => store.ping(),
});

const newTicket = (): string =>
  Array.from({ length: TICKET_LENGTH }, () =>
    TICKET_CHARACTERS.charAt(randomInt(TICKET_CHARACTERS.length)),
  ).join('');

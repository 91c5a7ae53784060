import { z } from 'zod';
import { openColumn } from '@/lib/server/keys/columns';
import { leadPlace } from '@/lib/server/leads/leadColumns';
import { type SiteApi, SiteApiError, type WhatsappLead } from '@/lib/server/siteApi/contract';
import type { Store } from '@/lib/server/store/store';
import type { Delivery } from './claim';
import { UnsendableError } from './unsendable';

const lead = z.object({
  lead_url: z.string(),
  utm_source: z.string().optional(),
  utm_medium: z.string().optional(),
  utm_term: z.string().optional(),
  gclid: z.string().optional(),
  utm_placement: z.string().optional(),
  utm_campaign: z.string().optional(),
});

/** Sends a WhatsApp lead to the site API; answers its ticket. */
export const sendLead = async (
  { store, siteApi }: { store: Store; siteApi: SiteApi },
  { subject_id: id }: Delivery,
): Promise<string | null> => {
  const row = await store.db
    .selectFrom('whatsapp_leads')
    .select('lead_json')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new UnsendableError('the lead is gone');
  const text = openColumn(row.lead_json, leadPlace('lead_json', id));
  if (text === null) {
    throw new UnsendableError('the lead cannot be read: the key that encrypted it is missing');
  }
  const { ref_id } = await siteApi.addLead(parseLead(text), id).catch(explain);
  return ref_id;
};

// As with an enquiry: the same again would be refused again, until somebody has looked at it.
const explain = (cause: unknown): never => {
  const isRefused = cause instanceof SiteApiError && cause.isRefusal;
  throw isRefused ? new UnsendableError(`refused: ${cause.message}`) : cause;
};

const parseLead = (text: string): WhatsappLead => {
  try {
    return lead.parse(JSON.parse(text));
  } catch {
    throw new UnsendableError('the lead cannot be read');
  }
};

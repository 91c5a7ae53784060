import { countSaved } from '@/lib/server/counts/countSaved';
import { readDeskToken } from '@/lib/server/desk/deskCookie';
import { type DeliveryOutcome, deliverNow } from '@/lib/server/dispatcher/dispatcher';
import type { Answer, EndpointContext } from '@/lib/server/endpoint/endpoint';
import { parseAttribution } from '@/lib/server/enquiries/attribution';
import { getEnv } from '@/lib/server/env/env';
import { getStore } from '@/lib/server/store/store';
import { withTimeout } from '@/lib/server/withTimeout';
import { SiteError } from '@/lib/site/siteError';
import { type LeadBody, parseLeadUrl } from './leadBody';
import { type NewLead, OWN_TRY_MS, saveLead } from './saveLead';

const WAITING: DeliveryOutcome = { is: 'waiting' };

/**
 * POST /api/leads/whatsapp: saves the click, then asks for its ticket for as long as a parent may
 * wait. `ref_id` is null where there is none by then; the dispatcher goes on.
 */
export const postLead = async ({ body, req }: EndpointContext<LeadBody>): Promise<Answer> => {
  const { attribution, lead_url, ...tracked } = body;
  const site = { siteUrl: getEnv().siteUrl, host: req.headers.host };
  const lead = { lead_url: parseLeadUrl(lead_url, site), ...tracked };
  const newLead = { lead, attribution: parseAttribution(attribution) };
  const saved = await save(newLead);
  if (readDeskToken(req) === null) countForCampaign(newLead);
  const outcome = await withTimeout(deliverNow(saved.deliveryId), OWN_TRY_MS, WAITING);
  return { json: { ref_id: outcome.is === 'delivered' ? await readTicket(saved.id) : null } };
};

const countForCampaign = ({ lead, attribution }: NewLead): void => {
  const page = new URL(lead.lead_url, getEnv().siteUrl).pathname;
  countSaved('whatsapp', { attribution, page, marks: lead }, Date.now());
};

const save = async (lead: NewLead): Promise<{ id: string; deliveryId: string }> => {
  try {
    return await saveLead(await getStore(), lead, Date.now());
  } catch (cause) {
    throw new SiteError('service/unavailable', { cause });
  }
};

// The lead is safe already: a store that does not answer now costs only the ticket.
const readTicket = async (id: string): Promise<string | null> => {
  const { db } = await getStore();
  const row = await db
    .selectFrom('whatsapp_leads')
    .select('ref_id')
    .where('id', '=', id)
    .executeTakeFirst()
    .catch(() => undefined);
  return row?.ref_id ?? null;
};

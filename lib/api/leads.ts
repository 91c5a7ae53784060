import { readAttribution } from '@/lib/enquiry/readAttribution';
import { buildLead } from '@/lib/leads/lead';
import { isRecord } from '@/lib/site/isRecord';
import { countConversion } from '@/lib/thirdParties/conversions';
import { request } from './request';

type Answer = { ticket: string | null };

/** Records a click on WhatsApp on the page at `address`; its ticket, or null. Throws a SiteError. */
export const sendWhatsappLead = async (address: string): Promise<string | null> => {
  const attribution = readAttribution();
  const body = { ...buildLead(address, attribution), attribution };
  const { ticket } = await request('/api/leads/whatsapp', { method: 'POST', body, parse });
  countConversion({ name: 'whatsapp' });
  return ticket;
};

const parse = (answer: unknown): Answer | null => {
  if (!isRecord(answer)) return null;
  const { ref_id } = answer;
  return { ticket: typeof ref_id === 'string' && ref_id !== '' ? ref_id : null };
};

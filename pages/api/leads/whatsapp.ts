import { endpoint } from '@/lib/server/endpoint/endpoint';
import { leadBody } from '@/lib/server/leads/leadBody';
import { postLead } from '@/lib/server/leads/postLead';

export const config = { api: { bodyParser: false } };

export default endpoint({ method: 'POST', body: leadBody, limit: 'whatsapp' }, postLead);

import { countBody, postCount } from '@/lib/server/counts/postCount';
import { endpoint } from '@/lib/server/endpoint/endpoint';

export const config = { api: { bodyParser: false } };

export default endpoint({ method: 'POST', body: countBody }, postCount);

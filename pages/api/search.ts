import { endpoint } from '@/lib/server/endpoint/endpoint';
import { answerSearch } from '@/lib/server/siteApi/searchEndpoint';

export default endpoint({ method: 'GET' }, answerSearch);

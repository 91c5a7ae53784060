import { endpoint } from '@/lib/server/endpoint/endpoint';
import { getQuestions } from '@/lib/server/offline/getOffline';

export default endpoint({ method: 'GET' }, getQuestions);

import { endpoint } from '@/lib/server/endpoint/endpoint';
import { getCalendar } from '@/lib/server/visits/getCalendar';

export default endpoint({ method: 'GET' }, getCalendar);

import { endpoint } from '@/lib/server/endpoint/endpoint';
import { getFreeSlots } from '@/lib/server/visits/getFreeSlots';

export default endpoint({ method: 'GET' }, getFreeSlots);

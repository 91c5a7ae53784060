import { endpoint } from '@/lib/server/endpoint/endpoint';
import { getManifest } from '@/lib/server/offline/getOffline';

export default endpoint({ method: 'GET' }, getManifest);

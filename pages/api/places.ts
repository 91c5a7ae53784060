import { buildFinderPlaces } from '@/lib/schools/finder/finderPlaces';
import { endpoint } from '@/lib/server/endpoint/endpoint';

export default endpoint({ method: 'GET' }, async () => ({ json: buildFinderPlaces() }));

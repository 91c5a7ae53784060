import { endpoint } from '@/lib/server/endpoint/endpoint';
import { checkHealth } from '@/lib/server/lifecycle/health';

export default endpoint({ method: 'GET' }, async () => {
  const health = await checkHealth();
  return { status: health.status === 'ready' ? 200 : 503, json: health };
});

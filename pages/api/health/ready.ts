import { endpoint } from '@/lib/server/endpoint/endpoint';
import { checkHealth } from '@/lib/server/lifecycle/health';

export default endpoint({ method: 'GET' }, async () => {
  const { isReady, parts, services } = await checkHealth();
  return {
    status: isReady ? 200 : 503,
    json: { status: isReady ? 'ready' : 'down', parts, services },
  };
});

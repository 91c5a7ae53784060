import { serveMetrics } from '@/lib/server/metrics/serveMetrics';

export const config = { api: { bodyParser: false } };

export default serveMetrics;

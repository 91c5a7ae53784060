const HEALTH = /^\/(api\/health\/\w+|api\/metrics|metrics)$/;
/** Feeds and sitemaps are rendered, and a page's data costs as much as the page. */
const FILE = /^\/_next\/static\/|\.(?!xml$|json$)[a-z0-9]+$/i;

/**
 * What a request asks for, which decides how early it is turned away under load: `page` (rendered,
 * unless memory has it), `read` (our API), `file`, `send` (forms, codes, logins) or `health`.
 */
export const kindOf = ({ method, url }) => {
  const [path] = url.split('?');
  if (HEALTH.test(path)) return 'health';
  const isApi = path.startsWith('/api/');
  if (method !== 'GET' && method !== 'HEAD') return isApi ? 'send' : 'page';
  if (isApi) return 'read';
  return FILE.test(path) ? 'file' : 'page';
};

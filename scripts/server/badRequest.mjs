const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const LONGEST_HOST = 300;
const IMAGES = /^\/_next\/image(?:\/|$)/;

/** An HTTP/1.0 health check may name no host; any other request names one that an address can hold. */
const isHost = (host) =>
  host === undefined ||
  (host.length <= LONGEST_HOST && HOST.test(host) && URL.canParse(`http://${host}`));

/** The path as a router reads it: without dots and escapes. */
const pathOf = (target) => {
  const { pathname } = new URL(`http://site.invalid${target}`);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

const refuse = (text, status = 400) => ({ status, text });

/**
 * What is wrong with a request that nothing of ours asks for and that the libraries behind would
 * answer with an error of their own (500): `{ status, text }`, or null for one to go on with. Takes
 * a Node.js request; reads its method, target and Host only, and never throws.
 */
export const refusalFor = ({ method, url, headers }) => {
  if (!url.startsWith('/')) return refuse('The address has to be a path.');
  if (!isHost(headers.host)) return refuse('The Host header has to be a host name.');
  // Next builds a Request of the web for a landing page, which knows no such method.
  if (method === 'TRACE') return refuse('TRACE is not offered.');
  const path = pathOf(url);
  // No page asks for it: our drawings are SVG. It fails on odd addresses, and resizing is costly.
  if (IMAGES.test(path)) return refuse('Not found.', 404);
  return null;
};

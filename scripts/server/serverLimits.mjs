/** How long and how large a connection may be. */
export const SERVER_OPTIONS = {
  // A phone on a poor network sends its headers in one packet; a slow attacker holds a place for
  // this long at most, and for `requestTimeout` with a body (64 KB at most).
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the 60 s for which nginx keeps a connection to us: the one that closes first never
  // meets a request on its way.
  keepAliveTimeout: 75_000,
  // A session cookie is cut into parts of 4 KB; few visitors have two.
  maxHeaderSize: 16_384,
};

/** An open connection takes about 20 kB: 80 MB in all. Browsers open six, a proxy a few hundred. */
export const MOST_CONNECTIONS = 4000;

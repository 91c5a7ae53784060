import type { ServerResponse } from 'node:http';

/** For pages that are about one visitor: kept by no cache and no search engine. */
export const keepPrivate = (res: ServerResponse): void => {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
};

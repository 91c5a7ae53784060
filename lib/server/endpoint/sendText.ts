import type { ServerResponse } from 'node:http';

/** An hour, and a day more while a newer one is fetched. */
const CACHE = 'public, max-age=3600, stale-while-revalidate=86400';

/** Answers with a text of ours that is no page: a feed, a sitemap. `type` is its media type. */
export const sendText = (res: ServerResponse, type: string, text: string): void => {
  res.setHeader('Content-Type', `${type}; charset=utf-8`);
  res.setHeader('Cache-Control', CACHE);
  res.end(text);
};

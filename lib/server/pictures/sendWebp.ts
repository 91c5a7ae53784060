import type { ServerResponse } from 'node:http';

const YEAR_SECONDS = 31_536_000;

const CACHED = {
  'for ever': `public, max-age=${YEAR_SECONDS}, immutable`,
  never: 'private, no-store',
} as const;

/** Answers with a picture that we have made. Opened as a page of its own it may do nothing. */
export const sendWebp = (res: ServerResponse, bytes: Buffer, cached: keyof typeof CACHED): void => {
  res.setHeader('Content-Type', 'image/webp');
  res.setHeader('Content-Length', bytes.length);
  res.setHeader('Cache-Control', CACHED[cached]);
  res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  res.end(bytes);
};

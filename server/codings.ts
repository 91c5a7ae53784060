import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The one that is shorter first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

const LEAST_COMPRESSED = 1024;
const TEXT = /^(text\/|application\/(javascript|json|xml|atom\+xml|manifest\+json)|image\/svg)/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

export const isText = (headers: OutgoingHttpHeaders): boolean =>
  TEXT.test(String(headers['content-type']));

export const isWorthCompressing = (headers: OutgoingHttpHeaders, body: Buffer): boolean =>
  body.length >= LEAST_COMPRESSED && isText(headers);

export const compress = (body: Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'br' ? toBrotli(body, BROTLI) : toGzip(body);

/** Whether a visitor takes this coding: `br;q=0` is a refusal. */
export const accepts = (headers: IncomingHttpHeaders, coding: Coding): boolean =>
  new RegExp(`(?:^|[\\s,])${coding}\\s*(?:,|$|;\\s*q=(?:1|0\\.\\d*[1-9]))`, 'i').test(
    String(headers['accept-encoding'] ?? ''),
  );

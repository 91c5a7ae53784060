import type { IncomingMessage } from 'node:http';
import { SiteError } from '@/lib/site/siteError';

const LARGEST_BODY = 64 * 1024;
/** So much of a body that is too large is read and dropped, so that its sender gets our answer. */
const LARGEST_DROPPED = 1024 * 1024;

export const isFormPost = (req: IncomingMessage): boolean =>
  contentType(req) === 'application/x-www-form-urlencoded';

/** Reads the body as a value that a schema can check. A form's last field of a name wins. */
export const readBody = async (req: IncomingMessage, kind: 'json' | 'form'): Promise<unknown> => {
  if (!isReadable(req, kind)) throw new SiteError('request/type');
  const text = decode(await readBytes(req, { largest: LARGEST_BODY, dropped: LARGEST_DROPPED }));
  return kind === 'form' ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
};

const isReadable = (req: IncomingMessage, kind: 'json' | 'form'): boolean =>
  (kind === 'form' || contentType(req) === 'application/json') && isPlain(req);

const isPlain = ({ headers }: IncomingMessage): boolean =>
  (headers['content-encoding'] ?? 'identity') === 'identity';

const contentType = (req: IncomingMessage): string | undefined =>
  (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SiteError('request/invalid', { cause });
  }
};

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new SiteError('request/invalid', { cause });
  }
};

/**
 * Reads a file that is the whole body: a picture, or bytes of no kind. Another site cannot send these
 * types without asking first. `largest`: bytes. Throws `request/type` and `request/too-large`.
 */
export const readFileBody = async (req: IncomingMessage, largest: number): Promise<Buffer> => {
  const isFile = /^(image\/[\w.+-]+|application\/octet-stream)$/.test(contentType(req) ?? '');
  if (!isFile || !isPlain(req)) throw new SiteError('request/type');
  return readBytes(req, { largest, dropped: largest + LARGEST_DROPPED });
};

type Sizes = { largest: number; dropped: number };

const readBytes = (req: IncomingMessage, { largest, dropped }: Sizes): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const tooLarge = () => reject(new SiteError('request/too-large'));
    if (Number(req.headers['content-length'] ?? 0) > dropped) return tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largest) chunks.push(chunk);
      else chunks.length = 0;
      if (size <= dropped) return;
      req.pause();
      tooLarge();
    });
    req.on('end', () => (size > largest ? tooLarge() : resolve(Buffer.concat(chunks))));
    req.on('error', reject);
    // The visitor has gone: nobody reads the answer, but the handler has to end.
    req.on('close', () => reject(new SiteError('request/invalid')));
  });

import type { IncomingMessage } from 'node:http';
import { SiteError } from '@/lib/site/siteError';

const LARGEST_BODY = 64 * 1024;
/** Up to here a body that is too large is read and dropped, so that its sender gets our answer. */
const LARGEST_DROPPED = 1024 * 1024;

export const isFormPost = (req: IncomingMessage): boolean =>
  contentType(req) === 'application/x-www-form-urlencoded';

/** Reads the body as a value that a schema can check. A form's last field of a name wins. */
export const readBody = async (req: IncomingMessage, kind: 'json' | 'form'): Promise<unknown> => {
  if (!isReadable(req, kind)) throw new SiteError('request/type');
  const text = decode(await readBytes(req));
  return kind === 'form' ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
};

const isReadable = (req: IncomingMessage, kind: 'json' | 'form'): boolean =>
  (kind === 'form' || contentType(req) === 'application/json') &&
  (req.headers['content-encoding'] ?? 'identity') === 'identity';

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

const readBytes = (req: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const tooLarge = () => reject(new SiteError('request/too-large'));
    if (Number(req.headers['content-length'] ?? 0) > LARGEST_DROPPED) return tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST_BODY) chunks.push(chunk);
      if (size <= LARGEST_DROPPED) return;
      req.pause();
      tooLarge();
    });
    req.on('end', () => (size > LARGEST_BODY ? tooLarge() : resolve(Buffer.concat(chunks))));
    req.on('error', reject);
    // The visitor has gone: nobody reads the answer, but the handler has to end.
    req.on('close', () => reject(new SiteError('request/invalid')));
  });

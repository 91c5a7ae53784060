import type { IncomingMessage } from 'node:http';
import { SiteError } from '@/lib/site/siteError';
import { parseViolations, type Violation } from './violation';

/** Browsers send a kilobyte or two. */
const LARGEST_REPORT = 16 * 1024;
const TYPES = ['application/csp-report', 'application/reports+json'];

/** Reads a report of a browser. Throws a SiteError: another type, too large, no report. */
export const readReport = async (req: IncomingMessage): Promise<Violation[]> => {
  const [type = ''] = (req.headers['content-type'] ?? '').split(';', 1);
  if (!TYPES.includes(type.trim().toLowerCase())) throw new SiteError('request/type');
  const found = parseViolations(parseJson(await readText(req)));
  if (found === null) throw new SiteError('request/invalid');
  return found;
};

const readText = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Left open, so that the sender of too much still gets an answer.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > LARGEST_REPORT) throw new SiteError('request/too-large');
      chunks.push(Buffer.from(chunk));
    }
  } catch (cause) {
    throw cause instanceof SiteError ? cause : new SiteError('request/invalid', { cause });
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SiteError('request/invalid', { cause });
  }
};

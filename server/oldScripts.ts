import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { unescape as decode } from 'node:querystring';
import { buildFile } from '@/lib/server/metrics/buildFile';
import { readSavedScript } from '@/lib/server/oldScripts/savedScripts';

type Handle = (...call: Parameters<RequestListener>) => Promise<void>;

const ADDRESS = '/_next/static';
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.woff2': 'font/woff2',
};

/** Next's handler, and scripts of other builds: pages ask for them that were opened before a release. */
export const withOldScripts =
  (handle: Handle): Handle =>
  async (req, res) => {
    const [path = ''] = (req.url ?? '').split('?', 1);
    // Joined to `/` first: no `..` leads out of the folder.
    const name = join('/', decode(path.slice(ADDRESS.length)));
    const type = path.startsWith(`${ADDRESS}/`) ? TYPES[extname(name)] : undefined;
    if (!type || existsSync(join(buildFile('static'), name))) return handle(req, res);
    const content = await readSavedScript(name);
    if (content === null) return handle(req, res);
    res.setHeader('Content-Type', type);
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.end(content);
  };

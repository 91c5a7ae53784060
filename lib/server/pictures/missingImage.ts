import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFile } from '@/lib/server/metrics/buildFile';

const BUILT = '/_next/';

/**
 * Whether an address asks next/image for a file that we do not have. Next would log its name, whatever a
 * visitor put into it.
 */
export const isMissingImage = (url: string): boolean => {
  const [path, query = ''] = url.split('?');
  if (path !== '/_next/image') return false;
  const asked = new URLSearchParams(query).get('url') ?? '';
  if (!asked.startsWith('/') || asked.includes('\0')) return true;
  const isBuilt = asked.startsWith(BUILT);
  return !existsSync(isBuilt ? buildFile(asked.slice(BUILT.length)) : join('public', asked));
};

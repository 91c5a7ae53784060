import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { PAGE_KINDS } from '@/e2e/support/pageKinds';
import { RENDERED } from '@/server/pageCache';
import type { Note } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import type { Nginx } from './nginx';

/** What each kind of visitor's browser takes. */
const BROWSERS = { br: 'br, gzip', gzip: 'gzip', identity: 'identity' } as const;
type Coding = keyof typeof BROWSERS;
/** Of the plain page: a page of ours is a fifth to a third of it. */
const MOST_SHARE = { br: 0.4, gzip: 0.45 };

type Seen = { coding: string; size: number };

/** As it comes: fetch would unpack it. Each visitor from an address of its own. */
const look = async (url: string, coding: Coding, visitor: number): Promise<Seen> => {
  const headers = { 'Accept-Encoding': BROWSERS[coding], ...fromAddress(visitor) };
  const [answer]: IncomingMessage[] = await once(get(url, { headers }), 'response');
  let size = 0;
  for await (const chunk of answer ?? []) size += chunk.length;
  return { coding: answer?.headers['content-encoding'] ?? 'identity', size };
};

/** What Next gives no lifetime, beside pages that are rendered for each visitor. */
const UNCACHED = ['/no-such-page'];

/** nginx has no br of its own, and what is nobody's to cache is worth no br. */
const expectedCoding = (path: string, coding: Coding): string =>
  coding === 'br' && (RENDERED.test(path.split('?')[0] ?? '') || UNCACHED.includes(path))
    ? 'gzip'
    : coding;

/** One page of each kind leaves in the form that the browser takes, and smaller for it. */
export const notePageSizes = async (note: Note, { origin }: Nginx): Promise<void> => {
  const wrong: string[] = [];
  const bytes: Record<Coding, number> = { br: 0, gzip: 0, identity: 0 };
  for (const [visitor, { path }] of PAGE_KINDS.entries()) {
    const plain = await look(`${origin}${path}`, 'identity', visitor);
    bytes.identity += plain.size;
    if (plain.coding !== 'identity') wrong.push(`${path}: ${plain.coding} for identity`);
    for (const coding of ['br', 'gzip'] as const) {
      const seen = await look(`${origin}${path}`, coding, visitor);
      bytes[coding] += seen.size;
      const isRight = seen.coding === expectedCoding(path, coding);
      const isSmall = seen.size <= MOST_SHARE[coding] * plain.size;
      if (!isRight || !isSmall) wrong.push(`${path}: ${seen.coding} for ${coding}, ${seen.size} B`);
    }
  }
  note({ what: 'kinds of pages asked for in each form', value: PAGE_KINDS.length });
  for (const [coding, sum] of Object.entries(bytes)) {
    note({
      what: `one page of each kind for ${coding}`,
      value: Math.round(sum / 1024),
      unit: 'kB',
    });
  }
  note({
    ...none('that left in another form, or hardly smaller', wrong.length),
    ...(wrong.length > 0 ? { value: wrong.join('; ') } : {}),
  });
};

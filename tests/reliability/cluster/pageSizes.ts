import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { PAGE_KINDS } from '@/e2e/support/pageKinds';
import { RENDERED } from '@/server/pageCache';
import type { Note } from '@/tests/reliability/experiment';
import { equalTo } from '@/tests/reliability/support/bounds';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import type { Nginx } from './nginx';

/** What each kind of visitor's browser takes. */
const BROWSERS = { identity: 'identity', br: 'br, gzip', gzip: 'gzip' } as const;
/** Of the plain page: a page of ours is a fifth to a third of it. */
const MOST_SHARE = { identity: 1, br: 0.4, gzip: 0.45 };
const CODINGS = ['identity', 'br', 'gzip'] as const;

/** As it comes: fetch would unpack it. Each visitor from an address of its own. */
const look = async (url: string, accepted: string, visitor: number) => {
  const headers = { 'Accept-Encoding': accepted, ...fromAddress(visitor) };
  const [answer]: IncomingMessage[] = await once(get(url, { headers }), 'response');
  let size = 0;
  for await (const chunk of answer ?? []) size += chunk.length;
  return { coding: answer?.headers['content-encoding'] ?? 'identity', size };
};

/** One page of each kind leaves in the form that the browser takes, and smaller for it. */
export const notePageSizes = async (note: Note, { origin }: Nginx): Promise<void> => {
  const wrong: string[] = [];
  const bytes = { identity: 0, br: 0, gzip: 0 };
  for (const [visitor, { path }] of PAGE_KINDS.entries()) {
    let plain = Number.POSITIVE_INFINITY;
    for (const coding of CODINGS) {
      const { coding: seen, size } = await look(`${origin}${path}`, BROWSERS[coding], visitor);
      if (coding === 'identity') plain = size;
      bytes[coding] += size;
      // nginx, which compresses rendered pages, has no br of its own.
      const isRendered = RENDERED.test(path.split('?', 1)[0] ?? '');
      const isRight = seen === (coding === 'br' && isRendered ? 'gzip' : coding);
      if (!isRight || size > MOST_SHARE[coding] * plain)
        wrong.push(`${path}: ${seen} for ${coding}, ${size} B`);
    }
  }
  note({ what: 'kinds of pages asked for in each form', value: PAGE_KINDS.length });
  for (const coding of CODINGS) {
    const kilobytes = Math.round(bytes[coding] / 1024);
    note({ what: `one page of each kind for ${coding}`, value: kilobytes, unit: 'kB' });
  }
  const said = wrong.length === 0 ? 'none' : wrong.join('; ');
  note(equalTo('that left in another form, or hardly smaller', said, 'none'));
};

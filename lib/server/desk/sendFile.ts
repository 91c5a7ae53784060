import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DESK_MESSAGES } from '@/data/copy/desk/messages';
import { processSingleton } from '@/lib/server/processSingleton';
import { SiteError } from '@/lib/site/siteError';

/** A browser that takes nothing for so long is gone: the next one gets its file. */
const LONGEST_SILENCE_MS = 30_000;

const files = () => processSingleton('desk files', () => ({ isSending: false }));

/**
 * Answers with a CSV file whose lines are read as fast as the browser takes them. A process sends one at
 * a time: throws `request/too-many` for another one meanwhile.
 */
export const sendFile = async (
  res: ServerResponse,
  name: string,
  lines: AsyncIterable<string>,
): Promise<void> => {
  const state = files();
  if (state.isSending) {
    throw new SiteError('request/too-many', { message: DESK_MESSAGES.fileBusy, retryAfter: 10 });
  }
  state.isSending = true;
  try {
    res.setTimeout(LONGEST_SILENCE_MS, () => res.destroy());
    res.setHeader('Content-Type', 'text/csv; charset=utf-8');
    res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    await pipeline(Readable.from(lines), res);
  } catch (error) {
    // The browser has left: nobody waits for an answer.
    if (!res.destroyed || res.headersSent === false) throw error;
  } finally {
    state.isSending = false;
  }
};

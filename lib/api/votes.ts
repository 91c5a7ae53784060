import type { Counts } from '@/data/contests/contest';
import type { ContestSlug } from '@/data/contests/slugs';
import type { Ballot, VoteReceipt } from '@/lib/content/voting/ballot';
import { isStage } from '@/lib/content/voting/stage';
import { isRecord } from '@/lib/site/isRecord';
import { request } from './request';

/** A contest as this visitor sees it now. Throws a SiteError. */
export const getBallot = (contest: ContestSlug): Promise<Ballot> =>
  request(`/api/votes/ballot?contest=${contest}`, { parse: parseBallot });

/** Votes. Throws a SiteError: `session/required`, `vote/closed`, `vote/already` among others. */
export const sendVote = (contest: ContestSlug, entry: string): Promise<VoteReceipt> =>
  request('/api/votes', { method: 'POST', body: { contest, entry }, parse: parseReceipt });

const parseReceipt = (answer: unknown): VoteReceipt | null =>
  isRecord(answer) && typeof answer.choice === 'string'
    ? { choice: answer.choice, isNew: answer.isNew === true }
    : null;

const parseBallot = (answer: unknown): Ballot | null => {
  if (!isRecord(answer) || !isStage(answer.stage)) return null;
  const { stage, choice, counts } = answer;
  return {
    stage,
    choice: typeof choice === 'string' ? choice : null,
    counts: isRecord(counts) ? parseCounts(counts) : null,
  };
};

const parseCounts = (counts: Record<string, unknown>): Counts =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([entry, votes]) =>
      typeof votes === 'number' ? [[entry, votes]] : [],
    ),
  );

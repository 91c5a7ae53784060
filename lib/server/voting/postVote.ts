import { z } from 'zod';
import { stageOn } from '@/lib/content/voting/stage';
import { todayInIndia } from '@/lib/enquiry/today';
import type { Answer, EndpointContext } from '@/lib/server/endpoint/endpoint';
import { readSession } from '@/lib/server/session/session';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';
import { findContest } from './findContest';
import { castVote } from './votes';

export const voteBody = z.object({ contest: z.string().max(100), entry: z.string().max(100) });

/**
 * Takes a vote: 201 for a new one, 200 where the same one had come before. Throws `vote/unknown`
 * (404), `vote/closed` (403), `session/required` (401) and, where the parent has voted for another
 * entry, `vote/already` (409).
 */
export const postVote = async ({
  req,
  body: { contest: slug, entry },
}: EndpointContext<z.infer<typeof voteBody>>): Promise<Answer> => {
  const contest = findContest(slug);
  if (!contest.entries.some(({ id }) => id === entry)) throw new SiteError('vote/unknown');
  const now = Date.now();
  if (stageOn(todayInIndia(now), contest) !== 'open') throw new SiteError('vote/closed');
  const session = await readSession(req);
  if (session === null) throw new SiteError('session/required');
  const voter = { contest: contest.slug, contact: session.contact };
  const receipt = await castVote(await getStore(), voter, entry, now);
  if (receipt.choice !== entry) throw new SiteError('vote/already');
  return { status: receipt.isNew ? 201 : 200, json: receipt };
};

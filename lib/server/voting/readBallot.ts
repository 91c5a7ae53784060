import type { Ballot } from '@/lib/content/voting/ballot';
import { stageOn } from '@/lib/content/voting/stage';
import { todayInIndia } from '@/lib/enquiry/today';
import { readSession, type SessionRequest } from '@/lib/server/session/session';
import { getStore } from '@/lib/server/store/store';
import { findContest } from './findContest';
import { countVotes, findChoice } from './votes';

/** A contest as the visitor who asks sees it now. Throws `vote/unknown` (404). */
export const readBallot = async (req: SessionRequest, slug: unknown): Promise<Ballot> => {
  const contest = findContest(slug);
  const stage = stageOn(todayInIndia(Date.now()), contest);
  const session = await readSession(req);
  const store = await getStore();
  return {
    stage,
    choice:
      session && (await findChoice(store, { contest: contest.slug, contact: session.contact })),
    counts: stage === 'closed' ? (contest.result ?? (await countVotes(store, contest.slug))) : null,
  };
};

import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import type { ContestSlug } from '@/data/contests/slugs';
import { getBallot, sendVote } from '@/lib/api/votes';
import { openDialog } from '@/lib/dialogs/dialogs';
import { SiteError } from '@/lib/errors/siteError';
import { useSession } from '@/lib/session/session';
import { startBallot, stepBallot } from '@/lib/voting/ballotSteps';
import type { Stage } from '@/lib/voting/stage';

/** A contest's ballot: brought up to date for whoever is logged in, and a way to vote. */
export const useBallot = (contest: ContestSlug, servedStage: Stage) => {
  const [state, dispatch] = useReducer(stepBallot, servedStage, startBallot);
  const { status, session } = useSession();
  const contact = session?.contact;

  const load = useCallback(async () => {
    try {
      dispatch({ type: 'loaded', ballot: await getBallot(contest) });
    } catch (cause) {
      dispatch({ type: 'stopped', problem: problemOf(cause) });
    }
  }, [contest]);

  const retry = () => {
    dispatch({ type: 'stopped', problem: null });
    void load();
  };

  const loadFor = useEffectEvent((parent: string | undefined) => {
    // A stranger has no vote to be shown, and an open contest no numbers.
    if (parent !== undefined || state.stage === 'closed') void load();
  });

  useEffect(() => {
    if (status === 'loading') return;
    dispatch({ type: 'changedParent' });
    loadFor(contact);
  }, [status, contact]);

  const post = async (entry: string) => {
    dispatch({ type: 'sent' });
    try {
      const { choice } = await sendVote(contest, entry);
      dispatch({ type: 'counted', choice });
    } catch (cause) {
      const code = codeOf(cause);
      const needsLogin = code === 'session/required';
      dispatch({ type: 'stopped', problem: needsLogin ? null : problemOf(cause) });
      if (needsLogin) askToLogIn(entry);
      // The page is behind: another tab has voted, or voting has closed.
      if (code === 'vote/already' || code === 'vote/closed') await load();
    }
  };

  // The choice stays on the page under the dialog, and is sent once there is a session.
  const askToLogIn = (entry: string) =>
    openDialog({ name: 'login', allowSignup: false, onVerified: () => void post(entry) });

  const vote = (entry: string) => {
    if (status === 'unauthenticated') askToLogIn(entry);
    else void post(entry);
  };

  return { state, vote, retry };
};

const codeOf = (cause: unknown) => (cause instanceof SiteError ? cause.code : null);

const problemOf = (cause: unknown): string =>
  (cause instanceof SiteError ? cause : new SiteError('service/unavailable', { cause })).message;

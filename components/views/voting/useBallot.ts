import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Counts } from '@/data/contests/contest';
import type { ContestSlug } from '@/data/contests/slugs';
import { getBallot, sendVote } from '@/lib/api/votes';
import type { Ballot } from '@/lib/content/voting/ballot';
import type { Stage } from '@/lib/content/voting/stage';
import { useSession } from '@/lib/session/SessionContext';
import { useDialogs } from '@/lib/site/DialogProvider';
import { SiteError, toSiteError } from '@/lib/site/siteError';

/** In the cache, a vote of this page says so: its note takes the focus from the button that is gone. */
type OwnBallot = Ballot & { hasJustVoted?: boolean };

type BallotKey = readonly ['ballot', ContestSlug, parent: string | null];

const readBallot = ([, contest]: BallotKey): Promise<OwnBallot> => getBallot(contest);

/**
 * A contest's ballot: brought up to date for whoever is logged in, and a way to vote. The page may
 * be some minutes older than the server, so a closed contest is asked for too.
 */
export const useBallot = (contest: ContestSlug, prerendered: Stage, result: Counts | null) => {
  const { status, session } = useSession();
  const { openDialog } = useDialogs();
  const parent = session?.contact ?? null;
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  // Without a session there is no vote to be shown, and an open contest has no numbers.
  const isNeeded = status !== 'loading' && (parent !== null || prerendered === 'closed');
  const key: BallotKey | null = isNeeded ? ['ballot', contest, parent] : null;
  const { data, error, isValidating, mutate } = useSWR(key, readBallot, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what went wrong concerns one parent
  useEffect(() => setProblem(null), [parent]);

  const post = async (entry: string) => {
    setIsSending(true);
    setProblem(null);
    try {
      const { choice } = await sendVote(contest, entry);
      const voted: OwnBallot = { stage: 'open', counts: null, choice, hasJustVoted: true };
      await mutate(voted, { revalidate: false });
    } catch (cause) {
      const code = codeOf(cause);
      if (code === 'session/required') askToLogIn(entry);
      else setProblem(problemOf(cause));
      // The page is behind: another tab has voted, or voting has closed.
      if (code === 'vote/already' || code === 'vote/closed') await mutate();
    } finally {
      setIsSending(false);
    }
  };

  // The choice stays on the page under the dialog, and is sent once there is a session.
  const askToLogIn = (entry: string) =>
    openDialog({ name: 'login', allowSignup: false, onVerified: () => void post(entry) });

  const vote = (entry: string) => {
    if (status === 'unauthenticated') askToLogIn(entry);
    else void post(entry);
  };

  const counts = data ? data.counts : result;
  // What the page shows already needs no second answer.
  const isMissing = error !== undefined && !isValidating && counts === null;

  return {
    stage: data?.stage ?? prerendered,
    choice: data?.choice ?? null,
    counts,
    hasJustVoted: data?.hasJustVoted ?? false,
    problem: problem ?? (isMissing ? problemOf(error) : null),
    isSending,
    vote,
    retry: () => void mutate(),
  };
};

const codeOf = (cause: unknown) => (cause instanceof SiteError ? cause.code : null);

const problemOf = (cause: unknown): string => toSiteError(cause).message;

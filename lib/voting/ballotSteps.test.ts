import { type BallotStep, startBallot, stepBallot } from './ballotSteps';

const after = (...steps: BallotStep[]) => steps.reduce(stepBallot, startBallot('open'));
const ballot = { stage: 'open', choice: null, counts: null } as const;

it('shows the vote of a parent who comes back', () => {
  const state = after({ type: 'loaded', ballot: { ...ballot, choice: 'one' } });
  expect(state).toMatchObject({ choice: 'one', hasJustVoted: false, problem: null });
});

it('keeps a vote when an answer from before it arrives late', () => {
  const state = after(
    { type: 'sent' },
    { type: 'counted', choice: 'one' },
    { type: 'loaded', ballot },
  );
  expect(state).toMatchObject({ choice: 'one', hasJustVoted: true, isSending: false });
});

it('forgets the vote of a parent who logs out', () => {
  const state = after({ type: 'counted', choice: 'one' }, { type: 'changedParent' });
  expect(state).toMatchObject({ choice: null, hasJustVoted: false });
});

it('keeps what went wrong while it brings itself up to date', () => {
  const state = after(
    { type: 'sent' },
    { type: 'stopped', problem: 'You had already voted.' },
    { type: 'loaded', ballot: { ...ballot, choice: 'two' } },
  );
  expect(state).toMatchObject({ choice: 'two', problem: 'You had already voted.' });
});

it('follows the server when voting has closed meanwhile', () => {
  const closed = { stage: 'closed', choice: null, counts: { one: 3 } } as const;
  expect(after({ type: 'loaded', ballot: closed })).toMatchObject({
    stage: 'closed',
    counts: { one: 3 },
  });
});

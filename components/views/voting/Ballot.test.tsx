/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderToString } from 'react-dom/server';
import { DialogHost } from '@/components/layout/dialogs/DialogHost';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import type { Ballot as BallotAnswer } from '@/lib/content/voting/ballot';
import { buildContestPage } from '@/lib/content/voting/contestPage';
import { ASHA, hearOtherTab, playLogin } from '@/lib/testing/fakeLogin';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { Ballot } from './Ballot';

const { ballot: OPEN } = buildContestPage('public-speaking', '2025-06-03');
const { ballot: ANNOUNCED } = buildContestPage('shortfilm', '2026-11-21');
const CLOSED = { ...ANNOUNCED, result: null };
const NOTHING: BallotAnswer = { stage: 'open', choice: null, counts: null };

/** Plays the server: how the ballot stands, and what it says to a vote. */
const playVotes = (
  ballot: () => BallotAnswer | Response,
  vote: (entry: string) => Response = (entry) =>
    HttpResponse.json({ choice: entry, isNew: true }, { status: 201 }),
) => {
  const votes: unknown[] = [];
  fakeNetwork.use(
    http.get('/api/votes/ballot', () => {
      const answer = ballot();
      return answer instanceof Response ? answer : HttpResponse.json(answer);
    }),
    http.post<never, { entry: string }>('/api/votes', async ({ request }) => {
      const body = await request.json();
      votes.push(body);
      return vote(body.entry);
    }),
  );
  return votes;
};

const refuse = (code: keyof typeof ERROR_MESSAGES, status: number) =>
  HttpResponse.json({ error: { code, message: ERROR_MESSAGES[code] } }, { status });

const press = (person: ReturnType<typeof render>['person']) =>
  person.click(screen.getByRole('button', { name: 'Cast my vote' }));

const choose = (person: ReturnType<typeof render>['person'], title: RegExp) =>
  person.click(screen.getByRole('radio', { name: title }));

afterEach(() => void playLogin());

it('counts the vote of a parent, says so and takes the button away', async () => {
  playLogin({ session: ASHA });
  const votes = playVotes(() => NOTHING);
  const { person } = render(<Ballot {...OPEN} />);
  await choose(person, /grandmother’s map/);
  await press(person);
  const note = await screen.findByText('You have voted for “My grandmother’s map”. Thank you.');
  expect(note.closest('p')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(votes).toEqual([{ contest: 'public-speaking', entry: 'my-grandmothers-map' }]);
});

it('asks for an entry when none is chosen', async () => {
  const votes = playVotes(() => NOTHING);
  const { person } = render(<Ballot {...OPEN} />);
  await press(person);
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose an entry first');
  expect(screen.getByRole('radio', { name: /twelve minutes/ })).toHaveFocus();
  expect(votes).toEqual([]);
});

it('keeps the choice of a parent who pressed before our code was there', async () => {
  window.history.replaceState(null, '', '?entry=the-word-sorry#entries');
  playLogin({ session: ASHA });
  const votes = playVotes(() => NOTHING);
  const { person } = render(<Ballot {...OPEN} />);
  expect(screen.getByRole('alert')).toHaveTextContent('kept, but not counted yet');
  expect(screen.getByRole('radio', { name: /say sorry/ })).toBeChecked();
  expect(votes).toEqual([]);
  await press(person);
  expect(await screen.findByText(/^You have voted for “Five ways/)).toBeInTheDocument();
  window.history.replaceState(null, '', '/');
});

it('shows a parent who comes back what the vote was', async () => {
  playLogin({ session: ASHA });
  playVotes(() => ({ ...NOTHING, choice: 'the-word-sorry' }));
  render(<Ballot {...OPEN} />);
  expect(await screen.findByText(/^You have voted for “Five ways/)).toBeInTheDocument();
  const [entry] = screen
    .getAllByRole('listitem')
    .filter((item) => /Your vote/.test(item.textContent));
  expect(entry).toHaveTextContent('Five ways to say sorry');
});

it('forgets the vote of a parent who logs out', async () => {
  playLogin({ session: ASHA });
  playVotes(() => ({ ...NOTHING, choice: 'the-word-sorry' }));
  render(<Ballot {...OPEN} />);
  expect(await screen.findByText(/^You have voted for “Five ways/)).toBeInTheDocument();
  playLogin();
  act(hearOtherTab);
  await waitFor(() => expect(screen.queryByText(/^You have voted/)).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Cast my vote' })).toBeInTheDocument();
});

it('keeps a vote when an answer from before it arrives late', async () => {
  playLogin({ session: ASHA });
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  playVotes(() => NOTHING);
  fakeNetwork.use(
    http.get('/api/votes/ballot', async () => {
      await late;
      return HttpResponse.json(NOTHING);
    }),
  );
  const { person } = render(<Ballot {...OPEN} />);
  await choose(person, /grandmother’s map/);
  await press(person);
  expect(await screen.findByText(/^You have voted for “My grandmother/)).toBeInTheDocument();
  await act(async () => answerLate());
  expect(screen.getByText(/^You have voted for “My grandmother/)).toBeInTheDocument();
});

it('follows the server when voting has closed meanwhile', async () => {
  playLogin({ session: ASHA });
  let ballot = NOTHING;
  playVotes(
    () => ballot,
    () => {
      ballot = { stage: 'closed', choice: null, counts: { 'the-word-sorry': 3 } };
      return refuse('vote/closed', 409);
    },
  );
  const { person } = render(<Ballot {...OPEN} />);
  await choose(person, /bad drawing/);
  await press(person);
  expect(await screen.findByText('3 votes were cast in all.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('opens the login for an anonymous parent, and keeps the choice', async () => {
  playLogin();
  const votes = playVotes(() => NOTHING);
  const { person } = render(
    <>
      <Ballot {...OPEN} />
      <DialogHost />
    </>,
  );
  await choose(person, /bad drawing/);
  await press(person);
  const dialog = await screen.findByRole('dialog', { name: 'Login' });
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('radio', { name: /bad drawing/ })).toBeChecked();
  expect(votes).toEqual([]);
});

it('opens the login when the session has run out meanwhile', async () => {
  playLogin({ session: ASHA });
  playVotes(
    () => NOTHING,
    () => refuse('session/required', 401),
  );
  const { person } = render(
    <>
      <Ballot {...OPEN} />
      <DialogHost />
    </>,
  );
  await choose(person, /bad drawing/);
  await press(person);
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /bad drawing/, hidden: true })).toBeChecked();
});

it('shows the first vote to a second tab that chose otherwise', async () => {
  playLogin({ session: ASHA });
  let choice: string | null = null;
  playVotes(
    () => ({ ...NOTHING, choice }),
    () => {
      choice = 'twelve-minutes';
      return refuse('vote/already', 409);
    },
  );
  const { person } = render(<Ballot {...OPEN} />);
  await choose(person, /bad drawing/);
  await press(person);
  expect(await screen.findByText(/^You have voted for “The longest/)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Your first vote counts.');
});

it('keeps the choice when the vote did not arrive', async () => {
  playLogin({ session: ASHA });
  playVotes(
    () => NOTHING,
    () => HttpResponse.error(),
  );
  const { person } = render(<Ballot {...OPEN} />);
  await choose(person, /bad drawing/);
  await press(person);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the school.');
  expect(screen.getByRole('radio', { name: /bad drawing/ })).toBeChecked();
});

it('shows the numbers of a contest that has closed, and no way to vote', async () => {
  playVotes(() => ({
    stage: 'closed',
    choice: null,
    counts: { 'paper-city': 2, 'lost-property': 1 },
  }));
  render(<Ballot {...CLOSED} />);
  expect(await screen.findByText('3 votes were cast in all.')).toBeInTheDocument();
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items.filter((text) => text.includes('2 votes'))).toEqual([
    expect.stringContaining('Paper city'),
  ]);
  expect(items.filter((text) => text.endsWith('0 votes'))).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows an announced result at once, without JavaScript and without the server', () => {
  playVotes(() => HttpResponse.error());
  render(<Ballot {...ANNOUNCED} />);
  expect(screen.getByText('2487 votes were cast in all.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const html = renderToString(<Ballot {...ANNOUNCED} />);
  expect(html).toContain('783 votes');
  expect(html).toContain('Most votes');
});

it('can be asked again for numbers that did not come', async () => {
  let isBroken = true;
  playVotes(() =>
    isBroken ? HttpResponse.error() : { stage: 'closed', choice: null, counts: {} },
  );
  const { person } = render(<Ballot {...CLOSED} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await person.click(again);
  expect(await screen.findByText(/^No votes were cast/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('holds all entries and the way to vote in the HTML of the server', () => {
  const html = renderToString(<Ballot {...OPEN} />);
  for (const { title } of OPEN.entries) expect(html).toContain(title.split('’')[0]);
  expect(html).toContain('Cast my vote');
  expect(html).toContain('Voting needs JavaScript');
});

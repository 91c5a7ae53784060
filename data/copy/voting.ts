/** Words around a ballot; the banners above it are in banners.ts. */
export const BALLOT_COPY = {
  legend: 'Choose one entry',
  vote: 'Cast my vote',
  sending: 'Counting your vote …',
  chooseFirst: 'Please choose an entry first, then cast your vote.',
  pressAgain: 'Your choice is kept, but not counted yet. Please press “Cast my vote” once more.',
  /** Below the button. */
  how: 'One vote for each parent, with the mobile number you log in with. It cannot be changed afterwards.',
  when: 'Votes are counted in secret: the numbers are shown here when voting has closed.',
  storage:
    'We keep a scrambled form of your number with the vote, so that it counts once. The number itself is not stored with it.',
  yourVote: 'Your vote',
  voted: (title: string) => `You have voted for “${title}”. Thank you.`,
  mostVotes: 'Most votes',
  votes: (count: number) => (count === 1 ? '1 vote' : `${count} votes`),
  counting: 'Counting …',
  total: (count: number) =>
    count === 0
      ? 'No votes were cast in this contest.'
      : `${count === 1 ? '1 vote was' : `${count} votes were`} cast in all.`,
  again: 'Try again',
  withoutScript:
    'Voting needs JavaScript, as logging in does. Everything else on this page can be read without it.',
  closedWithoutScript: 'The numbers of votes are shown with JavaScript only.',
} as const;

/** What the page says about the state of its contest. */
export const CONTEST_COPY = {
  home: 'Home',
  activities: 'Activities',
  stage: {
    upcoming: (day: string) => `Voting has not begun yet. It opens on ${day}.`,
    open: (day: string) => `Voting is open, up to and including ${day}.`,
    openEnd: 'Voting is open, and no closing day is set.',
    closed: (day: string | null) =>
      day === null
        ? 'Voting has closed. This is the result.'
        : `Voting closed on ${day}. This is the result.`,
  },
  entries: 'The entries',
  rules: 'How the contest works',
  more: 'More contests and activities',
  toActivities: 'All activities',
} as const;

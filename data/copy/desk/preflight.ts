/** What the desk says of the check of a campaign page. */
export const PREFLIGHT_COPY = {
  title: 'Check before you pay',
  intro:
    'The site opens the page in a browser as eight visitors would: from Google, from Facebook, from a partner and directly, each on a telephone and on a desk. It sends nothing and counts nowhere. It takes about half a minute.',
  address: 'Address of the page',
  addressHint: 'Such as /campaign/pune, or copied from the browser.',
  wrongAddress:
    'This is not a campaign or landing page of this site. Its address looks like /campaign/pune.',
  choose: 'Choose this page',
  start: 'Check this page',
  again: 'Check it again',
  starting: 'Asking for the check …',
  waiting: 'Waiting for the browser to start …',
  running: (done: number, of: number): string => `${done} of ${of} visits are done …`,
  progress: 'Visits that are done',
  loading: 'Reading the last check …',
  never: 'This page was not checked in the last 30 days.',
  fine: 'Everything is in order: you can pay for clicks.',
  broken: (count: number): string =>
    count === 1 ? 'One thing is not in order:' : `${count} things are not in order:`,
  checkedAt: (time: string): string => `Checked on ${time}.`,
  failed: 'The check could not be done:',
  unfinished: 'it did not end in time. Please check again.',
  noBrowser:
    'No browser started in time on the machine of the site. Please check again in a minute. Where it says so again, there is none: whoever looks after the site starts one as docs/desk.md says under “Check before you pay”.',
  table: 'What was checked, and what was found',
  check: 'Check',
  found: 'Found',
  inOrder: 'in order',
  notInOrder: 'not in order',
  pictures: 'How the page looks',
  picture: { phone: 'On a telephone, 390 px wide', desktop: 'On a desk, 1280 px wide' },
} as const;

/** What was found, where the command says it more shortly than our people want to read it. */
export const PREFLIGHT_FOUND: Readonly<Record<string, string>> = {
  'not sent: another site': 'filled in and sent; it was stopped in the browser, so nobody gets it',
};

type CheckCopy = { name: string; problem: string; remedy: string };

/** Each check by its name, what it means that it fails, and what to do then. */
export const PREFLIGHT_CHECKS = {
  status: {
    name: 'Page opens',
    problem: 'The page does not open',
    remedy: 'See that it is published and that its address is spelt as in the list.',
  },
  header: {
    name: 'Header',
    problem: 'The page has another header than its address is given',
    remedy: 'Tell a developer.',
  },
  footer: {
    name: 'Footer',
    problem: 'The page has another footer than its address is given',
    remedy: 'Tell a developer.',
  },
  number: {
    name: 'Telephone number',
    problem: 'A number can be seen that is not the one for this visitor',
    remedy: 'A number may stand in a text of the page: take it out there.',
  },
  form: {
    name: 'Form on the first screen',
    problem: 'The first field of the form is not on the first screen',
    remedy: 'Shorten the heading and the line below it.',
  },
  cities: {
    name: 'Cities of the form',
    problem: 'The form offers other cities than the campaign names',
    remedy: 'Choose the list of cities again, or tell a developer.',
  },
  sending: {
    name: 'Form can be sent',
    problem: 'The form could not be sent',
    remedy: 'Do not pay for clicks: each would be lost. Tell a developer at once.',
  },
  'tags before': {
    name: 'Nothing of others before consent',
    problem: 'Something of other companies loads before the visitor has agreed',
    remedy: 'Do not pay for clicks, and tell a developer.',
  },
  'tags after': {
    name: 'Tags after consent',
    problem: 'Tags load that do not belong to this page',
    remedy: 'Tell whoever looks after the settings of the site.',
  },
  lead: {
    name: 'Enquiry is counted once',
    problem: 'A tag is told of one enquiry more than once',
    remedy: 'Tell a developer: the figures of the advertisement would be wrong.',
  },
  weight: {
    name: 'Weight',
    problem: 'The page is too heavy for a telephone',
    remedy: 'Take a picture or a block out; if there is none to spare, tell a developer.',
  },
  LCP: {
    name: 'First words come at once',
    problem: 'The largest thing on the first screen waits for scripts',
    remedy: 'Tell a developer.',
  },
} as const satisfies Record<string, CheckCopy>;

/** One mistake as a sentence: what, for whom, what was found and expected, and what to do. */
export const mistakeOf = (
  check: keyof typeof PREFLIGHT_CHECKS,
  { as, found, expected }: { as: string | null; found: string; expected: string },
): string => {
  const { problem, remedy } = PREFLIGHT_CHECKS[check];
  const who = as === null ? '' : ` (${as})`;
  return `${problem}${who}: found ${found}, expected ${expected}. ${remedy}`;
};

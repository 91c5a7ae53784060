import { counted } from '@/data/copy/counted';

/** Everybody's own page at the desk. */
export const DESK_ACCOUNT_COPY = {
  title: 'My account',
  codes: 'Recovery codes',
  left: (count: number) =>
    count === 0
      ? 'You have no recovery code left.'
      : `You have ${counted(count, 'recovery code')} left.`,
  what: 'Each opens the desk once in place of your authenticator app, should you lose your telephone.',
  few: 'Please make new ones now: without them, a lost telephone keeps you out until whoever looks after the site lets you in again.',
  makeNew: 'Make new recovery codes',
  makeNewHow:
    'Ten new ones are shown once. From then on those of before are good for nothing: throw them away.',
  code: 'Code of your authenticator app',
  codeHint: 'Six digits, new every half minute: not the one with which you have just logged in.',
  missing: 'Please type in the six digits that the app shows.',
  submit: 'Make new recovery codes',
  sending: 'Checking the code…',
  done: 'I have kept them',
} as const;

/** What a login says where few are left. */
export const FEW_CODES_COPY = {
  title: 'Few recovery codes are left',
  make: 'Make new ones',
  later: 'Later: open the desk',
} as const;

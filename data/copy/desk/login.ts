import { DESK_IDLE_MINUTES, DESK_LONGEST_HOURS } from '@/data/retention';
import { SCHOOL } from '@/data/school';

/** What our own people read while they log in. */
export const DESK_LOGIN_COPY = {
  title: 'Staff desk',
  intro: `For people who work for ${SCHOOL.name}. We send a code to your mobile number, then ask for the code of your authenticator app. You stay logged in for ${DESK_LONGEST_HOURS} hours, or until nothing has happened for ${DESK_IDLE_MINUTES} minutes.`,
  setUp: 'Set up your authenticator app',
  setUpHow: [
    'Install an authenticator app on your telephone, such as Google Authenticator, Aegis or the one built into your telephone.',
    'Choose “Add” in it and scan this picture.',
    'Type in the six digits that the app shows now.',
  ],
  openApp: 'The app is on this telephone: add the key to it',
  qr: 'QR code for the authenticator app',
  secret: 'The app cannot scan? Type in this key instead:',
  code: 'Code of your authenticator app',
  codeHint: 'Six digits, new every half minute. Lost your telephone? Type in a recovery code.',
  firstCodeHint: 'Six digits, new every half minute.',
  submit: 'Open the desk',
  sending: 'Checking the code…',
  missing: 'Please type in the six digits that the app shows.',
  startAgain: 'Log in with another number',
  recovery: 'Keep these recovery codes',
  recoveryWhy:
    'Each of them opens the desk once in place of the app, should you lose your telephone. Print them or write them down now, and do not keep them on the telephone: they are not shown again.',
  print: 'Print the codes',
  onward: 'I have kept them: open the desk',
  withoutScript: 'The desk needs JavaScript, which is off in this browser.',
} as const;

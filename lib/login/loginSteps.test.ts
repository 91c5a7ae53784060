import { type LoginEvent, type LoginState, startLogin, stepLogin } from './loginSteps';

const MOBILE = '9845012345';
const code = {
  mobile: MOBILE,
  challenge: 'c1',
  message: 'OTP has been sent',
  resendAt: 120,
  endsAt: 600,
};
const asking: LoginState = { step: 'mobile', mobile: MOBILE, isSending: true, error: null };
const otp: LoginState = { step: 'otp', ...code, attempt: 0, isResending: false, error: null };
const resending: LoginState = { ...otp, isResending: true };
const verifying: LoginState = { step: 'verifying', ...code, attempt: 0 };

const CASES: [string, LoginState, LoginEvent, LoginState][] = [
  ['asks for a code', startLogin(''), { type: 'asked', mobile: MOBILE }, asking],
  ['shows the boxes when it was sent', asking, { type: 'sent', ...code }, otp],
  [
    'says why none was sent',
    asking,
    { type: 'refused', error: 'No' },
    { ...asking, isSending: false, error: 'No' },
  ],
  [
    'forgets a mistake that is being mended',
    { ...asking, isSending: false, error: 'No' },
    { type: 'noticed', error: null },
    startLogin(MOBILE),
  ],
  [
    'says what is wrong with the number',
    startLogin('98'),
    { type: 'noticed', error: 'No' },
    { step: 'mobile', mobile: '98', isSending: false, error: 'No' },
  ],
  ['checks a whole code', otp, { type: 'entered' }, verifying],
  [
    'empties the boxes of a refused code',
    verifying,
    { type: 'refused', error: 'Wrong OTP.' },
    { ...otp, attempt: 1, error: 'Wrong OTP.' },
  ],
  ['lets a known parent in', verifying, { type: 'accepted', next: 'done' }, { step: 'done' }],
  ['leads a new parent on', verifying, { type: 'accepted', next: 'signup' }, { step: 'signup' }],
  ['goes back with the number kept', otp, { type: 'changed' }, startLogin(MOBILE)],
  ['asks for another code', otp, { type: 'asked', mobile: MOBILE }, resending],
  [
    'starts afresh with another code',
    resending,
    { type: 'sent', ...code, challenge: 'c2', resendAt: 240, endsAt: 720 },
    { ...otp, challenge: 'c2', resendAt: 240, endsAt: 720, attempt: 1 },
  ],
  [
    'waits longer when too many codes were asked for',
    resending,
    { type: 'refused', error: 'Too many', resendAt: 600 },
    { ...otp, error: 'Too many', resendAt: 600 },
  ],
  [
    'ignores a code that arrives after Change',
    startLogin(MOBILE),
    { type: 'sent', ...code },
    startLogin(MOBILE),
  ],
  [
    'ignores a refusal that arrives after Change',
    startLogin(MOBILE),
    { type: 'refused', error: 'Too many' },
    startLogin(MOBILE),
  ],
  [
    'ignores a code for another number',
    { ...asking, mobile: '9000000001' },
    { type: 'sent', ...code },
    { ...asking, mobile: '9000000001' },
  ],
  ['cannot be changed while a code is checked', verifying, { type: 'changed' }, verifying],
  ['ends', { step: 'done' }, { type: 'changed' }, { step: 'done' }],
];

it.each(CASES)('%s', (_what, state, event, expected) => {
  expect(stepLogin(state, event)).toEqual(expected);
});

import pino from 'pino';
import { OTP } from '@/lib/testing/sampleOtp';
import { describeError, withoutPersonal } from './describeError';
import { LOG_OPTIONS } from './log';

it.each([
  ['Key (mobile)=(9000000001) exists', 'Key (mobile)=([digits]) exists'],
  [`otp ${OTP} for asha.k+x@mail.example`, 'otp [digits] for [e-mail]'],
  ['HTTP 503 after 5000 ms', 'HTTP 503 after 5000 ms'],
])('writes %p as %p', (text, expected) => {
  expect(withoutPersonal(text)).toBe(expected);
});

it('leaves out everything but what kind of error it is, and its causes', () => {
  const inner = Object.assign(new Error('to +91-9000000001'), {
    code: 'ECONNREFUSED',
    config: 'x',
  });
  const described = describeError(new Error('not sent', { cause: inner }));
  expect(described).toMatchObject({
    type: 'Error',
    message: 'not sent',
    cause: { code: 'ECONNREFUSED', message: 'to +91-[digits]' },
  });
  expect(JSON.stringify(described)).not.toMatch(/9000000001|config/);
});

it('ends where causes go round in a circle', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(describeError(error))).toContain('round');
});

it.each([
  [{ mobile: '9000000001' }],
  [{ body: { otp: '9000000001' } }],
  [{ req: { headers: { cookie: '9000000001', authorization: '9000000001' } } }],
  [{ result: { user_details: { token: '9000000001' } } }],
  [{ payload: { parent_name: '9000000001', child_name: '9000000001', email: '9000000001' } }],
])('keeps personal data out of the line for %j', (fields) => {
  const lines: string[] = [];
  const log = pino({ ...LOG_OPTIONS, level: 'info' }, { write: (line) => lines.push(line) });
  log.info(fields, 'event');
  expect(lines.join()).toContain('[hidden]');
  expect(lines.join()).not.toContain('9000000001');
});

it.each([
  [{ path: '/api/otp/send' }, '"path":"/api/otp/send"'],
  [{ path: '/api/auth/callback/otp' }, '"path":"/api/auth/callback/otp"'],
  [{ path: '/api/auth/Asha%20Rao' }, '"path":"/api/auth/[other]"'],
  [{ path: '/api/auth/callback/9000000001' }, '"path":"/api/auth/[other]"'],
  [{ path: '/api/x/9000000001' }, '"path":"/api/x/[digits]"'],
  [{ requestId: '9000000001' }, '"requestId":"[digits]"'],
  [
    { requestId: '12345678901234567890123456789012' },
    '"requestId":"12345678901234567890123456789012"',
  ],
  [{ requestId: 'edge-7_Gx01abcd' }, '"requestId":"edge-7_Gx01abcd"'],
  [
    { requestId: '11111111-2222-4333-8444-555555555555' },
    '"requestId":"11111111-2222-4333-8444-555555555555"',
  ],
])('says of a request only what is ours: %j', (fields, expected) => {
  const lines: string[] = [];
  const log = pino({ ...LOG_OPTIONS, level: 'info' }, { write: (line) => lines.push(line) });
  log.info(fields, 'request');
  expect(lines.join()).toContain(expected);
});

import { CANARIES, FORGED_TOKEN, PARENT, TYPED_CODE } from './canaries';
import { createFinder } from './spellings';

const find = createFinder(CANARIES);
const base64 = (text: string) => Buffer.from(text).toString('base64');

it.each([
  ['mobile', `{"contact":"+91-${PARENT.mobile}"}`],
  ['mobile', 'ends in 864205.'],
  ['mobile', '97318 64205'],
  ['mobile', '******4205'],
  ['mobile', base64(`{"mobile":"${PARENT.mobile}"}`)],
  ['mobile', base64(`{ "mobile":"${PARENT.mobile}"}`)],
  ['mobile', base64(`{  "mobile":"${PARENT.mobile}"}`)],
  ['mobile', Buffer.from(PARENT.mobile).toString('hex')],
  ['name', '/search?s=zephyrina+q'],
  ['child', 'XANTHIPPE'],
  ['e-mail', 'to=zephyrina.q%40canary.example'],
  ['code', `"otp":"${TYPED_CODE}"`],
  ['token', `Bearer ${FORGED_TOKEN}`],
])('finds the %s in %p', (kind, text) => {
  expect(find(text)).toContain(kind);
});

it.each([
  '{"requestId":"8642051f-aaaa-4864-b205-739164aabbcc"}',
  'https://example.com/1739164205',
  'a parent, a child, a code',
])('finds nothing in %p', (text) => {
  expect(find(text)).toEqual([]);
});

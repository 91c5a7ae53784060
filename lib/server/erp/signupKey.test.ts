import { parseSignupKey, toSignupKey } from './signupKey';

it.each([
  ['OIS-7K3M-92QF', { id: 'OIS-7K3M-92QF', revision: 1 }],
  ['OIS-7K3M-92QF.2', { id: 'OIS-7K3M-92QF', revision: 2 }],
  ['OIS-7K3M-92QF.17', { id: 'OIS-7K3M-92QF', revision: 17 }],
])('%s stands for %j', (key, parsed) => {
  expect(toSignupKey(parsed)).toBe(key);
  expect(parseSignupKey(key)).toEqual(parsed);
});

it.each(['', '.2', 'key-1', 'key.x', 'key.1234567890'])(
  'takes %j as the first revision of itself',
  (key) => {
    expect(parseSignupKey(key)).toEqual({ id: key, revision: 1 });
  },
);

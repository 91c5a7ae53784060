import { parseSession } from './session';

const SESSION = {
  username: 'Asha Kulkarni',
  gradeDetails: 'Grade 3',
  isLoggedIn: true,
  user_details: { parent_name: 'Asha Kulkarni', academic_data: { grade: 'Grade 3' } },
  contact: '+91-9000000001',
  expires: '2030-01-01T00:00:00.000Z',
};

it('reads a whole session', () => {
  expect(parseSession(SESSION)).toEqual(SESSION);
});

it('keeps nothing that it does not know, such as a token', () => {
  const answer = { ...SESSION, token: 't', user_details: { ...SESSION.user_details, token: 't' } };
  expect(parseSession(answer)).toEqual(SESSION);
});

it.each([
  ['no user details', { ...SESSION, user_details: undefined }, { ...SESSION, user_details: null }],
  ['a name that is no text', { ...SESSION, username: 7 }, { ...SESSION, username: '' }],
])('makes do with %s', (_what, answer, expected) => {
  expect(parseSession(answer)).toEqual(expected);
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['a text', 'session'],
  ['no contact', { ...SESSION, contact: undefined }],
  ['no end', { ...SESSION, expires: 0 }],
  ['a doubtful login', { ...SESSION, isLoggedIn: 'yes' }],
])('does not trust %s', (_what, answer) => {
  expect(parseSession(answer)).toBeNull();
});

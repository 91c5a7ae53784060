import { completeEmail } from './completeEmail';

it.each([
  ['', []],
  ['asha', []],
  ['@', []],
  ['asha@', ['asha@gmail.com', 'asha@yahoo.com', 'asha@outlook.com', 'asha@hotmail.com']],
  ['asha@g', ['asha@gmail.com']],
  ['asha@O', ['asha@outlook.com']],
  [' asha@hot', ['asha@hotmail.com']],
  ['asha@gmail.com', []],
  ['asha@school.example', []],
  ['asha@home@g', []],
])('completes %p to %p', (typed, expected) => {
  expect(completeEmail(typed)).toEqual(expected);
});

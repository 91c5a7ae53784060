import { checkWithSlips } from './checkWithSlips';

const QUESTION = {
  ask: 'A rectangle is 4 cm long and 3 cm wide. What is its area in cm²?',
  hint: 'Length times width.',
  steps: ['4 × 3 = 12'],
  answer: '12 cm²',
  accept: ['12'],
  slips: [
    { answer: '14 cm²', why: 'That is the way around it, its perimeter.' },
    { answer: '1.333333333 cm²', why: 'You divided.' },
  ],
};

it.each([
  ['12 cm²', { verdict: 'right' }],
  ['14 cm²', { verdict: 'wrong', slip: 'That is the way around it, its perimeter.' }],
  ['14', { verdict: 'wrong', slip: 'That is the way around it, its perimeter.' }],
  ['1.33', { verdict: 'wrong', slip: 'You divided.' }],
  ['1.34', { verdict: 'wrong' }],
  ['13', { verdict: 'wrong' }],
  ['', { verdict: 'empty' }],
])('hears %p for the area', (typed, checked) => {
  expect(checkWithSlips(typed, QUESTION)).toEqual(checked);
});

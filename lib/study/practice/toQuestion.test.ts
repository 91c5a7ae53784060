import { toQuestion } from './toQuestion';

const acceptedFor = (answer: string, accept?: string[]) =>
  toQuestion({ ask: 'How much?', hint: 'Count.', steps: ['Add.'], answer, accept }).accept;

it.each([
  ['9 mangoes', ['9']],
  ['₹2,200', ['2,200']],
  ['x = 5', ['5']],
  ['120°', ['120']],
  ['7.5%', ['7.5']],
  ['38.4 °C', ['38.4']],
  ['−12 m', ['−12']],
  ['81 cm²', ['81']],
  ['3/4', []],
  ['-22', []],
  ['8√2', []],
  ['(7, 4)', []],
  ['11 + 10i', []],
  ['5:45', []],
])('lets a pupil write %p as %p', (answer, expected) => {
  expect(acceptedFor(answer)).toEqual(expected);
});

it('keeps the spellings that the lesson lists', () => {
  expect(acceptedFor('2 seconds', ['2 s'])).toEqual(['2 s', '2']);
});

it('leaves the check behind', () => {
  const question = { ask: 'a', hint: 'h', steps: ['s'], answer: '4', check: '2 + 2' };
  expect(toQuestion(question)).not.toHaveProperty('check');
});

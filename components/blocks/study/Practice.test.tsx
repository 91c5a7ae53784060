/** @jest-environment jest-fixed-jsdom */
import { render as hydrate, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { drawQuestion } from '@/lib/study/practice/drawQuestion';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { render } from '@/lib/testing/render';
import { Practice } from './Practice';

const QUESTIONS: readonly PracticeQuestion[] = [
  {
    ask: 'How much is 17 × 3?',
    hint: 'Split 17 into 10 and 7.',
    steps: ['10 × 3 = 30', '7 × 3 = 21', '30 + 21 = 51'],
    answer: '51',
  },
  {
    ask: 'A cake is cut into 8 parts. Ravi eats 6 of them. Which part is that?',
    hint: '6 of 8',
    steps: ['6/8, both by 2'],
    answer: '3/4',
    accept: ['0.75'],
  },
];

const practice = <Practice questions={QUESTIONS} />;

const first = () => {
  const [item] = screen.getAllByRole('listitem');
  if (!item) throw new Error('There is no question');
  return within(item);
};

const answer = async (text: string, person: ReturnType<typeof render>['person']) => {
  const field = first().getByLabelText('Your answer to question 1');
  await person.clear(field);
  await person.type(field, `${text}{Enter}`);
  return field;
};

beforeEach(() => localStorage.clear());

it('holds hint, steps and answer in the HTML of the server', () => {
  const html = renderToString(practice);
  for (const text of ['Split 17', '30 + 21 = 51', '3/4']) expect(html).toContain(text);
  expect(html.match(/<details/g)).toHaveLength(5 + 3);
});

it('tells a pupil that the answer is right, and keeps the score on this device', async () => {
  const { person, unmount } = render(practice);
  await answer(' 51 ', person);
  expect(first().getByRole('status')).toHaveTextContent('Right: 51');
  expect(screen.getByText('1 of 2 right')).toBeInTheDocument();
  unmount();
  render(practice);
  expect(screen.getByText('1 of 2 right')).toBeInTheDocument();
});

it('asks to try again after a wrong answer, with the field at hand', async () => {
  const { person } = render(practice);
  const field = await answer('50', person);
  expect(first().getByRole('status')).toHaveTextContent('Not yet.');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
});

it('asks for an answer where there is none', async () => {
  const { person } = render(practice);
  await person.click(first().getByRole('button', { name: 'Check' }));
  expect(first().getByRole('status')).toHaveTextContent('Please type your answer first.');
});

it('takes the other spellings that the question allows', async () => {
  const { person } = render(practice);
  await person.type(screen.getByLabelText('Your answer to question 2'), '.75{Enter}');
  expect(screen.getByText('Right: 3/4')).toBeInTheDocument();
});

it.each([
  ['4 centimetres', /^Right: 4 cm/],
  ['4 m', /^The number is right\. Look at the unit/],
  ['40 mm', /^The amount is right\. Now write it in the unit/],
  ['5 cm', /^Not yet/],
])('hears %p for 4 cm', async (typed, sentence) => {
  const { person } = render(
    <Practice
      questions={[
        { ask: 'How long is it in centimetres?', hint: 'Measure.', steps: [], answer: '4 cm' },
      ]}
    />,
  );
  const field = await answer(typed, person);
  expect(await first().findByText(sentence)).toBeInTheDocument();
  expect(field.matches(':invalid, [aria-invalid="true"]')).toBe(
    !String(sentence).includes('Right'),
  );
});

it('gives no point to a pupil who has looked at the answer', async () => {
  const { person } = render(practice);
  await person.click(first().getByText('Show the answer'));
  await answer('51', person);
  expect(await first().findByText(/You had seen the answer/)).toBeInTheDocument();
  expect(screen.queryByText(/of 2 right/)).not.toBeInTheDocument();
});

it('keeps what a pupil typed and saw before hydration', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(practice);
  document.body.append(container);
  const field = first().getByLabelText('Your answer to question 1');
  const answer = first().getByText('Show the answer').closest('details');
  if (!(field instanceof HTMLInputElement && answer)) throw new Error('There is no question');
  field.value = '51';
  answer.open = true;
  hydrate(practice, { container, hydrate: true });
  expect(field).toHaveValue('51');
  await userEvent.click(first().getByRole('button', { name: 'Check' }));
  expect(await first().findByText(/You had seen the answer/)).toBeInTheDocument();
});

it('starts again with empty fields', async () => {
  const { person } = render(practice);
  await answer('51', person);
  await person.click(screen.getByRole('button', { name: 'Clear my answers' }));
  expect(first().getByLabelText('Your answer to question 1')).toHaveValue('');
  expect(screen.queryByText(/of 2 right/)).not.toBeInTheDocument();
});

it('does not stumble over what somebody else has stored', () => {
  for (const junk of ['{', '5', '[1, null]']) {
    localStorage.setItem('study-shelf', junk);
    const { unmount } = render(practice);
    expect(screen.queryByText(/of 2 right/)).not.toBeInTheDocument();
    unmount();
  }
});

it('shows formulas where a question has them', () => {
  const question = drawQuestion({
    ask: 'Simplify $\\frac{6}{8}$.',
    hint: 'Both by 2',
    steps: [],
    answer: '3/4',
  });
  const html = renderToString(<Practice questions={[question]} />);
  expect(html).toMatch(/Simplify <math>/);
  expect(html).not.toContain('$');
});

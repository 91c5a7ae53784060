/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { BasicCalculator } from './BasicCalculator';

const open = () => {
  const { person } = render(<BasicCalculator />);
  const press = async (...names: string[]) => {
    for (const name of names) await person.click(screen.getByRole('button', { name }));
  };
  return { person, press, sum: screen.getByRole('textbox', { name: 'Your sum' }) };
};

const answer = () => screen.getByRole('status');

it('works out what was pressed, × before +', async () => {
  const { press, sum } = open();
  await press('2', 'Plus', '3', 'Multiply', '4', 'Equals');
  expect(sum).toHaveValue('2+3×4');
  expect(answer()).toHaveTextContent('= 14');
});

it('goes on exactly from the last answer', async () => {
  const { press, person, sum } = open();
  await person.type(sum, '1/3{Enter}');
  expect(answer()).toHaveTextContent('≈ 0.333333333333 exactly 1/3');
  await press('Multiply', '3', 'Equals');
  expect(sum).toHaveValue('Ans×3');
  expect(answer()).toHaveTextContent('= 1');
});

it('starts a new sum with a digit, from the keyboard too', async () => {
  const { person, press, sum } = open();
  await person.type(sum, '8*2{Enter}');
  await person.type(sum, '5');
  expect(sum).toHaveValue('5');
  await press('Equals', '7');
  expect(sum).toHaveValue('7');
});

it('goes on from the answer when a sign is typed', async () => {
  const { person, sum } = open();
  await person.type(sum, '8*2{Enter}');
  await person.type(sum, '+1{Enter}');
  expect(answer()).toHaveTextContent('= 17');
});

it('remembers, recalls and forgets', async () => {
  const { person, press, sum } = open();
  await person.type(sum, '6*7');
  await press('Add to memory');
  expect(screen.getByText('Memory: 42')).toBeVisible();
  await press('Clear all', '2', 'Multiply', 'Memory recall', 'Equals');
  expect(answer()).toHaveTextContent('= 84');
  await press('Take from memory');
  expect(screen.getByText('Memory: −42')).toBeVisible();
  await press('Memory clear');
  expect(screen.getByText('Memory: empty')).toBeVisible();
});

it('deletes sign by sign, and Ans as one', async () => {
  const { press, sum } = open();
  await press('5', 'Equals', 'Plus', '1', 'Delete', 'Delete');
  expect(sum).toHaveValue('Ans');
  await press('Delete');
  expect(sum).toHaveValue('');
});

it('keeps the sums, and takes one up again', async () => {
  const { person, press, sum } = open();
  await person.type(sum, '12*15{Enter}');
  await person.type(sum, '9-4{Enter}');
  const entries = within(screen.getByRole('list')).getAllByRole('button');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['9-4= 5', '12*15= 180']);
  await press('Use 12*15 = 180 again');
  expect(sum).toHaveValue('12*15');
  expect(sum).toHaveFocus();
  await press('Clear history');
  expect(screen.getByText('Your sums will stand here.')).toBeVisible();
});

it.each([
  ['5/0', 'Nothing can be divided by zero.'],
  ['5+', 'A number is missing'],
  ['abc', '“a” has no meaning here'],
])('says what is wrong with %p and leaves it there', async (typed, message) => {
  const { person, sum } = open();
  await person.type(sum, `${typed}{Enter}`);
  expect(answer()).toHaveTextContent(message);
  expect(sum).toHaveValue(typed);
  expect(sum).toBeInvalid();
});

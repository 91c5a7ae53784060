/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { addDays, dayOf } from '@/lib/study/shelf/day';
import { exportShelf } from '@/lib/study/shelf/importShelf';
import { buildClassBooks } from '@/lib/study/shelf/myStudyPage';
import { type Child, newChild, newShelf, type Shelf as StoredShelf } from '@/lib/study/shelf/shelf';
import { eraseShelf, SHELF_KEY } from '@/lib/study/shelf/shelfStore';
import { render } from '@/lib/testing/render';
import { Shelf } from './Shelf';

const today = dayOf(new Date());
const CHAPTER = '/class7-ncert-solutions/ganita-prakash/chapter-9';

const child: Child = {
  ...newChild('asha'),
  nickname: 'Asha',
  classes: [7],
  pages: {
    [CHAPTER]: {
      title: 'Chapter 9: Geometric Twins',
      subject: 'maths',
      solved: ['a1', 'b2'],
      cards: {
        'ask:a1': { due: today, last: addDays(today, -7), grade: 'good', step: 1 },
        'ask:b2': { due: addDays(today, 5), last: today, grade: 'again', step: 0 },
      },
    },
  },
  days: { [today]: [3, 2] },
};
const shelf: StoredShelf = { ...newShelf('asha'), children: [child] };

const open = (stored?: string) => {
  localStorage.clear();
  eraseShelf();
  if (stored !== undefined) localStorage.setItem(SHELF_KEY, stored);
  return render(<Shelf classes={buildClassBooks()} />);
};
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

it('shows a new child what to do, without a zero and without a warning', () => {
  open();
  expect(region('Repeat today').getByText(/^Nothing to repeat yet\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Child 1', pressed: true })).toBeVisible();
  expect(screen.queryByText(/day.* of study/)).not.toBeInTheDocument();
  expect(screen.getByText(/A quiet week is fine/)).toBeVisible();
});

it('leads to what is due today, and says where it belongs', () => {
  open(JSON.stringify(shelf));
  const link = region('Repeat today').getByRole('link', { name: 'Chapter 9: Geometric Twins' });
  expect(link).toHaveAttribute('href', `${CHAPTER}#repeat`);
  expect(region('Repeat today').getByText('Class 7 maths, 1 question')).toBeVisible();
  expect(screen.getByText('1 of 15 chapters begun, 2 questions solved')).toBeVisible();
});

it('tells a parent in words how the week was', () => {
  open(JSON.stringify(shelf));
  const week = region('This week: Asha');
  expect(
    week.getByText(/^On 1 day of the last seven, 3 answers were given, 2 of them/),
  ).toBeVisible();
  expect(week.getByText('Chapter 9: Geometric Twins, Class 7 maths')).toBeVisible();
});

it('has room for four children, each with a shelf of their own', async () => {
  const { person } = open(JSON.stringify(shelf));
  await person.click(screen.getByRole('button', { name: 'Add a child' }));
  expect(screen.getByRole('button', { name: 'Child 2', pressed: true })).toBeVisible();
  expect(region('Repeat today').getByText(/^Nothing to repeat yet\./)).toBeVisible();
  await person.click(screen.getByText('Name and plan'));
  await person.type(screen.getByRole('textbox', { name: 'Nickname' }), 'Kabir');
  await person.click(screen.getByRole('button', { name: 'Save the name' }));
  await person.click(screen.getByRole('button', { name: 'Add a child' }));
  await person.click(screen.getByRole('button', { name: 'Add a child' }));
  expect(screen.queryByRole('button', { name: 'Add a child' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Kabir' }));
  await person.click(screen.getByRole('checkbox', { name: 'Class 3' }));
  await person.click(screen.getByRole('button', { name: 'Asha' }));
  expect(screen.getByRole('checkbox', { name: 'Class 3' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Class 7' })).toBeChecked();
});

it('asks before it erases, then leaves nothing', async () => {
  const { person } = open(JSON.stringify(shelf));
  await person.click(screen.getByRole('button', { name: 'Erase everything' }));
  expect(screen.getByRole('button', { name: 'No, leave it' })).toHaveFocus();
  expect(localStorage).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Yes, erase it' }));
  expect(screen.getByText(/^Erased\./)).toBeVisible();
  expect(localStorage).toHaveLength(0);
  expect(region('Repeat today').getByText(/^Nothing to repeat yet\./)).toBeVisible();
});

const choose = async (person: ReturnType<typeof render>['person'], text: string) =>
  person.upload(
    screen.getByLabelText('Bring in a copy', { selector: 'input' }),
    new File([text], 'my-study.json', { type: 'application/json' }),
  );

it('brings in a copy beside what is here', async () => {
  const { person } = open(JSON.stringify(shelf));
  const kabir = { ...newChild('kabir'), nickname: 'Kabir' };
  await choose(person, exportShelf({ ...newShelf('kabir'), children: [kabir] }));
  expect(await screen.findByText(/^Done: Asha and Kabir are on the shelf\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Asha', pressed: true })).toBeVisible();
});

it('says in one sentence that a file is none, and leaves everything as it was', async () => {
  const { person } = open(JSON.stringify(shelf));
  const before = localStorage.getItem(SHELF_KEY);
  await choose(person, '{"holiday":"photos"}');
  expect(await screen.findByText(/^This file is not a copy of a study shelf\./)).toBeVisible();
  expect(localStorage.getItem(SHELF_KEY)).toBe(before);
});

it('says that what was stored could not be read', async () => {
  const { person } = open('{"version":1,');
  expect(screen.getByText(/could not be read, so a new start was made/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Do not show this again' }));
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
});

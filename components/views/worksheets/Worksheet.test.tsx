/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { WORKSHEET_GRADES } from '@/data/study/worksheets/catalogue';
import { WORKSHEET_SLUGS, type WorksheetSlug } from '@/data/study/worksheets/slugs';
import { topicSlug } from '@/data/study/worksheets/topicSlug';
import { findTopic } from '@/lib/study/worksheets/sheetCode';
import { buildTopicPage } from '@/lib/study/worksheets/topicPage';
import { render } from '@/lib/testing/render';
import { Worksheet } from './Worksheet';

const pageOf = (slug: WorksheetSlug, code: string) => {
  const page = buildTopicPage(slug, topicSlug(findTopic(slug, code)?.title ?? ''));
  if (!page) throw new Error(`No page for ${slug} ${code}`);
  return page;
};

const sheetOf = (slug: WorksheetSlug, code: string) => {
  const { firstSheet, grade } = pageOf(slug, code);
  return <Worksheet firstSheet={firstSheet} grade={grade.name} />;
};

/** Opens the page of a topic, with this behind its address. */
const open = (slug: WorksheetSlug, topic: string, search = '') => {
  window.history.replaceState(null, '', `${pageOf(slug, topic).path}${search}`);
  return render(sheetOf(slug, topic)).person;
};

/** Opens the address of a shared sheet. */
const openShared = async (slug: WorksheetSlug, code: string) => {
  const person = open(slug, code.split('-')[1] ?? '', `?code=${code}`);
  await screen.findAllByText(code);
  return person;
};

const questions = () => screen.getAllByRole('list')[0]?.textContent;
const openCode = async (person: ReturnType<typeof open>, code: string) => {
  const box = screen.getByLabelText('Sheet code');
  await person.clear(box);
  if (code) await person.type(box, code);
  await person.click(screen.getByRole('button', { name: 'Open sheet' }));
  return box;
};

const FIRST_TOPICS = WORKSHEET_SLUGS.map(
  (slug) => [slug, WORKSHEET_GRADES[slug].topics[0].code] as const,
);

it.each(FIRST_TOPICS)('holds a complete sheet of %s %s and its key in the HTML', (slug, code) => {
  const html = renderToString(sheetOf(slug, code));
  expect(html).toContain('A2K7');
  expect(html).toContain('Answer key');
});

it('shows a parent the same sheet for a code, whatever its spelling', async () => {
  const person = open('grade-3', 'ADD');
  await openCode(person, 'g3 add 7f2k');
  await screen.findAllByText('G3-ADD-7F2K');
  const first = questions();
  await person.click(screen.getByRole('button', { name: 'Another sheet' }));
  await waitFor(() => expect(questions()).not.toBe(first));
  await openCode(person, 'G3-ADD-7F2K');
  await waitFor(() => expect(questions()).toBe(first));
  expect(window.location.search).toBe('?code=G3-ADD-7F2K');
});

it.each([
  ['?code=G8-FAC-7F2K', 'G8-FAC-7F2K'],
  ['?code=nonsense', 'G8-FAC-A2K7'],
])('shows a sheet for the link %p, and no longer that one is on its way', async (search, shown) => {
  document.documentElement.dataset.sheet = 'asked';
  open('grade-8', 'FAC', search);
  await waitFor(() => expect(document.documentElement.dataset.sheet).toBeUndefined());
  expect(screen.getAllByText(shown)).not.toHaveLength(0);
});

it('makes another sheet where that was pressed before the page was hydrated', async () => {
  open('grade-3', 'DVD', '?new=1');
  await waitFor(() => expect(window.location.search).toMatch(/^\?code=G3-DVD-/));
  expect(screen.queryByText('G3-DVD-A2K7')).not.toBeInTheDocument();
});

it('says what is wrong with the code of a link and keeps a sheet open', async () => {
  open('grade-8', 'FAC', '?code=nonsense');
  await waitFor(() => expect(screen.getByLabelText('Sheet code')).toBeInvalid());
  expect(questions()).not.toBe('');
});

it('prints the sheet with its key', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const person = open('grade-3', 'ADD');
  await person.click(screen.getByRole('button', { name: 'Print with key' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it.each([
  ['', 'Type a code first'],
  ['hello', 'A code has three parts'],
  ['G11-ADD-7F2K', 'not one of our classes'],
  ['G3-XYZ-7F2K', 'has no topic with the code “XYZ”'],
  ['G3-ADD-7F0K', '“0” never stands'],
  ['G3-ADD-7F2', 'has 3'],
])('explains the code %p', async (code, sentence) => {
  const person = open('grade-3', 'ADD');
  const box = await openCode(person, code);
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription(expect.stringContaining(sentence));
});

it('marks what a pupil typed and shows the right answers beside the others', async () => {
  const person = await openShared('grade-3', 'G3-DVD-7F2K');
  const key = screen.getByRole('region', { name: 'Answer key' });
  const [first] = within(key).getAllByRole('listitem');
  const [, quotient = '', remainder = ''] =
    first?.textContent?.match(/Quotient (\d+), Remainder (\d)/) ?? [];
  await person.type(screen.getByLabelText('Question 1, Quotient'), quotient);
  await person.type(screen.getByLabelText('Question 1, Remainder'), `${Number(remainder) + 1}`);
  await person.click(screen.getByRole('button', { name: 'Check my answers' }));

  expect(screen.getByLabelText('Question 1, Quotient')).toHaveAccessibleDescription('Right');
  expect(screen.getByLabelText('Question 1, Remainder')).toHaveAccessibleDescription(
    `Not right. Answer: ${remainder}`,
  );
  // What is still open keeps its answer to itself.
  expect(screen.getByLabelText('Question 2, Quotient')).toBeValid();
  expect(screen.getByLabelText('Question 2, Quotient')).not.toHaveAccessibleDescription();
  expect(screen.getByText(/^1 of 2 right, 22 still to do\./)).toBeInTheDocument();
});

it('asks for an answer where nothing is filled in yet', async () => {
  const person = await openShared('grade-3', 'G3-ADD-7F2K');
  await person.click(screen.getByRole('button', { name: 'Check my answers' }));
  expect(screen.getByText('Fill in an answer first, then check.')).toBeInTheDocument();
  expect(screen.getByLabelText('Question 1')).toBeValid();
});

it('takes a mark back when the answer changes', async () => {
  const person = await openShared('grade-3', 'G3-ADD-7F2K');
  const field = screen.getByLabelText('Question 1');
  await person.type(field, '0');
  await person.click(screen.getByRole('button', { name: 'Check my answers' }));
  expect(field).toBeInvalid();
  await person.type(field, '5');
  expect(field).toBeValid();
});

it('asks for simplest form where the value is right', async () => {
  const person = await openShared('grade-3', 'G3-FRC-7F2K');
  const key = screen.getByRole('region', { name: 'Answer key' });
  const rows = within(key).getAllByRole('listitem');
  const at = rows.findIndex((row) => /\d\/\d/.test(row.textContent ?? ''));
  const [, top, under] = rows[at]?.textContent?.match(/(\d)\/(\d)/) ?? [];
  await person.type(
    screen.getByLabelText(`Question ${at + 1}`),
    `${Number(top) * 7}/${Number(under) * 7}`,
  );
  await person.click(screen.getByRole('button', { name: 'Check my answers' }));
  expect(screen.getByLabelText(`Question ${at + 1}`)).toHaveAccessibleDescription(
    /^Right value: now write it in simplest form/,
  );
});

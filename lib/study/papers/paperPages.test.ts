import { IS_LONG } from '@/lib/testing/size';
import { weighChapters } from './chapterWeights';
import { buildPaperListPage } from './paperListPage';
import { buildPaperPage } from './paperPage';
import { buildPaperSheet } from './paperSheet';
import { heaviestOf } from './paperWeights';
import { readPapers } from './readPapers';

const PATTERNS = [
  { title: 'The maths paper of classes 10 and 12', marks: 80, questions: 38 },
  { title: 'The science paper of class 10', marks: 80, questions: 39 },
  { title: 'The social science paper of class 10', marks: 80, questions: 38 },
  { title: 'The English paper of class 10', marks: 80, questions: 11 },
  {
    title: 'The physics, chemistry and biology papers of class 12',
    marks: 70,
    questions: 33,
  },
  { title: 'Our maths paper of class 9', marks: 80, questions: 38 },
  { title: 'Our science paper of class 9', marks: 80, questions: 39 },
  { title: 'Our papers for classes 5 to 8', marks: 40, questions: 19 },
];

const SLUGS = readPapers().map(({ slug }) => slug);

// Drawing takes longest. In the short form one paper of each class and subject: its sisters are built alike.
const DRAWN = IS_LONG
  ? SLUGS
  : readPapers().flatMap(({ slug, front }) => (front.set ? [] : [slug]));

describe.each(DRAWN)('the page of %s', (slug) => {
  const page = buildPaperPage(slug);
  const sheet = buildPaperSheet(slug);

  it('counts every mark of the paper once among its chapters', () => {
    const groups = page?.weights.groups ?? [];
    const rows = groups.flatMap((group) => group.rows);
    const add = (sum: number, { marks }: { marks: number }) => sum + marks;
    expect(rows.reduce(add, 0)).toBe(sheet?.marks);
    expect(groups.reduce(add, 0)).toBe(sheet?.marks);
  });

  it('names every question once among its chapters', () => {
    const named = page?.weights.groups
      .flatMap(({ rows }) => rows.flatMap(({ questions }) => questions.split(', ')))
      .map(Number)
      .sort((a, b) => a - b);
    const numbers = sheet?.sections.flatMap(({ questions }) => questions.map((q) => q.number));
    expect(named).toEqual(numbers);
  });

  it('names every chapter', () => {
    const rows = page?.weights.groups.flatMap((group) => group.rows) ?? [];
    expect(rows.filter(({ name }) => !/^\d+\. \S/.test(name))).toEqual([]);
  });

  it('numbers its answers as its questions', () => {
    for (const { questions, solutions } of sheet?.sections ?? []) {
      expect(solutions.map(({ number }) => number)).toEqual(questions.map(({ number }) => number));
      expect(solutions.map(({ answers }) => answers.length)).toEqual(
        questions.map(({ parts }) => parts.length || 1),
      );
    }
  });
});

it.each([
  ['class-10-science', null],
  ['class-12-maths', null],
  ['class-6-maths', null],
  ['class-9-maths', null],
  ['class-9-science', null],
  ['class-7-maths', null],
  ['class-5-maths', null],
  ['class-5-evs', null],
])('says of %s whether its book has been replaced: %p', (slug, replaced) => {
  const origin = buildPaperPage(slug)?.origin ?? '';
  expect(origin.includes('in use until')).toBe(replaced !== null);
  expect(origin).toContain(replaced ?? 'Our own questions');
});

it('calls no paper the board’s pattern where the school sets it', () => {
  const board = SLUGS.filter((slug) =>
    /on the board’s pattern/.test(buildPaperPage(slug)?.origin ?? ''),
  );
  expect(board).toEqual(SLUGS.filter((slug) => /^class-1[02]-/.test(slug)));
});

it('has no page for a paper that nobody wrote', () => {
  expect(buildPaperPage('class-4-maths')).toBeNull();
  expect(buildPaperSheet('class-4-maths')).toBeNull();
});

it('lists each paper in one of the two lists, and all of them together', () => {
  const pathsOf = (list: Parameters<typeof buildPaperListPage>[0]) =>
    buildPaperListPage(list).groups.flatMap(({ cards }) =>
      cards.flatMap(({ papers }) => papers.map(({ path }) => path)),
    );
  expect(pathsOf('all')).toEqual([...pathsOf('boards'), ...pathsOf('fiveToNine')]);
  expect(pathsOf('all')).toHaveLength(SLUGS.length);
});

it('shows patterns whose rows add up to their sections and to the paper', () => {
  for (const list of ['all', 'boards', 'fiveToNine'] as const)
    for (const { title, sections, marks, questions } of buildPaperListPage(list).patterns) {
      const rows = sections.flatMap((section) => section.rows);
      const paper = PATTERNS.find(({ title: other }) => other === title);
      expect({ title, marks, questions }).toEqual({ title, ...paper });
      expect(rows.reduce((sum, row) => sum + row.questions * row.each, 0)).toBe(marks);
      expect(sections.reduce((sum, section) => sum + section.marks, 0)).toBe(marks);
    }
});

it.each([
  [
    'The maths paper of classes 10 and 12',
    'Class 10',
    '2 questions of section B, 2 questions of section C, 2 questions of section D and the last part of every case',
  ],
  [
    'The maths paper of classes 10 and 12',
    'Class 12',
    '2 questions of section B, 3 questions of section C, 2 questions of section D and the last part of 2 cases',
  ],
  [
    'The science paper of class 10',
    'Class 10',
    'every section: one question of 2 or 3 marks, the last part of the case and the long answer',
  ],
  [
    'The physics, chemistry and biology papers of class 12',
    'Physics',
    '2 questions of section B, 1 question of section C and 3 questions of section E',
  ],
  [
    'The physics, chemistry and biology papers of class 12',
    'Chemistry',
    '1 question of section B, 1 question of section C, the last part of every case and 3 questions of section E',
  ],
])('says in %s where %s offers a choice', (title, who, places) => {
  const pattern = buildPaperListPage('boards').patterns.find((one) => one.title === title);
  expect(pattern?.choices).toContain(`${who} has a choice in ${places}.`);
});

it('weighs a chapter with all its questions, wherever they stand', () => {
  const answered = { ask: 'a', answer: 'b', scheme: [{ step: 's', marks: 1 }] };
  const open = (chapter: number, marks: number) => ({
    kind: 'open' as const,
    chapter,
    marks,
    ...answered,
  });
  const section = { title: 't', note: 'n' };
  const sections = [
    { ...section, name: 'A', questions: [open(2, 1), open(1, 1)] },
    { ...section, name: 'B', questions: [open(2, 3)] },
  ];
  expect(weighChapters({ sections })).toEqual([
    { chapter: 1, marks: 1, questions: [2] },
    { chapter: 2, marks: 4, questions: [1, 3] },
  ]);
});

it('puts the heaviest first', () => {
  const rows = [
    { name: '1. Integers', path: '', questions: '1', marks: 2 },
    { name: '2. Data', path: '', questions: '2', marks: 5 },
  ];
  expect(heaviestOf([{ unit: null, marks: 7, rows }])).toEqual([
    { name: 'Data', marks: 5 },
    { name: 'Integers', marks: 2 },
  ]);
});

import { weighChapters } from './chapterWeights';
import { buildPaperListPage } from './paperListPage';
import { buildPaperPage } from './paperPage';
import { buildPaperSheet } from './paperSheet';
import { heaviestOf } from './paperWeights';
import { readPapers } from './readPapers';

const SLUGS = readPapers().map(({ slug }) => slug);

describe.each(SLUGS)('the page of %s', (slug) => {
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

it('has no page for a paper that nobody wrote', () => {
  expect(buildPaperPage('class-4-maths')).toBeNull();
  expect(buildPaperSheet('class-4-maths')).toBeNull();
});

it('lists each paper in one of the two lists, and all of them together', () => {
  const pathsOf = (list: Parameters<typeof buildPaperListPage>[0]) =>
    buildPaperListPage(list).groups.flatMap(({ cards }) => cards.map(({ path }) => path));
  expect(pathsOf('all')).toEqual([...pathsOf('boards'), ...pathsOf('fiveToNine')]);
  expect(pathsOf('all')).toHaveLength(SLUGS.length);
});

it('shows patterns whose rows add up', () => {
  for (const { rows, marks, questions } of buildPaperListPage('all').patterns) {
    expect(rows.reduce((sum, row) => sum + row.questions * row.each, 0)).toBe(marks);
    expect(rows.reduce((sum, row) => sum + row.questions, 0)).toBe(questions);
  }
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

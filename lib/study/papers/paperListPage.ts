import { PAPER_COPY } from '@/data/copy/papers';
import {
  PAPER_LIST_PATHS,
  type PaperList,
  paperPath,
  paperSlug,
} from '@/data/routes/paths/study/papers';
import { lastSessionOf } from '@/data/study/ncert/books';
import {
  LIST_TEXTS,
  type ListTexts,
  OWN_PAPERS,
  PATTERN_WORDS,
} from '@/data/study/papers/pageTexts';
import { PAPERS, type PaperEntry, papersOf } from '@/data/study/papers/paperList';
import { type PatternRow, patternOf } from '@/data/study/papers/pattern';
import { questionsOf, weighChapters } from './chapterWeights';
import { describeChoices } from './describeChoices';
import { paperAccentOf } from './paperAccent';
import { paperBook } from './paperBook';
import { courseName } from './paperPage';
import { heaviestOf, weighPaper } from './paperWeights';
import { readPaper } from './readPapers';

/** The papers of a class in a subject. */
export type PaperCard = {
  name: string;
  subject: ReturnType<typeof paperAccentOf>;
  /** Questions, marks and time of each. */
  facts: string;
  /** What carries most marks, or how many chapters it asks about; and the book, if it is replaced. */
  about: string;
  papers: readonly { title: string; path: string }[];
};

type PatternTableRow = { kind: string; questions: number; each: number; marks: number };

export type PatternTable = {
  title: string;
  intro: string;
  sections: readonly { name: string; rows: readonly PatternTableRow[]; marks: number }[];
  questions: number;
  marks: number;
  /** Where one of two questions may be chosen: a sentence for each class. */
  choices: readonly string[];
};

export type PaperListPage = Pick<ListTexts, 'name' | 'heading' | 'lead' | 'notes'> & {
  path: string;
  list: PaperList;
  groups: readonly {
    title: string;
    /** Its own list. */
    more: { title: string; path: string } | null;
    cards: readonly PaperCard[];
  }[];
  patterns: readonly PatternTable[];
  related: readonly { title: string; path: string; note: string }[];
};

const isBoardClass = (entry: PaperEntry): boolean => entry.classNumber >= 10;

const NAMED = 2;

const oldBookOf = (entry: PaperEntry): string[] => {
  const place = paperBook(entry);
  const until = place && lastSessionOf(place.set);
  return until ? [OWN_PAPERS.oldBookShort(place.book.title, until)] : [];
};

const paperLink = (entry: PaperEntry, at: number) => ({
  title: PAPER_COPY.paper(at + 1),
  path: paperPath(entry),
});

/** The card stands where the first of its papers is listed. */
const cardOf = (entry: PaperEntry): PaperCard[] => {
  const paper = readPaper(paperSlug(entry));
  if (!paper || entry.set) return [];
  const groups = weighPaper(entry, paper);
  const hasUnits = groups.some(({ unit }) => unit);
  const heaviest = heaviestOf(groups)
    .slice(0, NAMED)
    .map(({ name, marks }) => `${name} (${marks})`)
    .join(', ');
  return [
    {
      name: courseName(entry),
      subject: paperAccentOf(entry.subject),
      facts: [
        PAPER_COPY.questionsOf(questionsOf(paper).length),
        PAPER_COPY.marksOf(paper.marks),
        PAPER_COPY.timeOf(paper.minutes),
      ].join(' · '),
      about: [
        hasUnits ? PAPER_COPY.most(heaviest) : PAPER_COPY.chaptersOf(weighChapters(paper).length),
        ...oldBookOf(entry),
      ].join('. '),
      papers: papersOf(entry).map(paperLink),
    },
  ];
};

const groupOf = (list: Exclude<PaperList, 'all'>, isLinked: boolean) => ({
  title: LIST_TEXTS[list].name,
  more: isLinked ? { title: LIST_TEXTS[list].more, path: PAPER_LIST_PATHS[list] } : null,
  cards: PAPERS.filter((entry) => isBoardClass(entry) === (list === 'boards')).flatMap(cardOf),
});

const kindName = ({ kind, marks, name }: PatternRow): string => {
  if (name) return name;
  return kind === 'answer' || kind === 'written'
    ? (PATTERN_WORDS.answers[marks] ?? '')
    : PATTERN_WORDS.kinds[kind];
};

const rowOf = (row: PatternRow): PatternTableRow => ({
  kind: kindName(row),
  questions: row.questions,
  each: row.marks,
  marks: row.questions * row.marks,
});

const sumOf = (rows: readonly PatternTableRow[], of: 'questions' | 'marks'): number =>
  rows.reduce((total, row) => total + row[of], 0);

const tableOf = ({
  title,
  intro,
  papers,
  choices,
}: ListTexts['patterns'][number]): PatternTable => {
  const patterns = papers.map(({ name, classNumber, subject }) => ({
    name,
    ...patternOf(classNumber, subject),
  }));
  const sections = (patterns[0]?.sections ?? []).map(({ name, about, rows }) => ({
    name: about ? PATTERN_WORDS.sectionOf(name, about.subject) : name,
    rows: rows.map(rowOf),
  }));
  const rows = sections.flatMap((section) => section.rows);
  return {
    title,
    intro,
    sections: sections.map((section) => ({ ...section, marks: sumOf(section.rows, 'marks') })),
    questions: sumOf(rows, 'questions'),
    marks: sumOf(rows, 'marks'),
    choices: choices ?? patterns.flatMap(({ name, ...pattern }) => describeChoices(pattern, name)),
  };
};

/** What a list of papers shows: those whose file exists, how they are built and how to use them. */
export const buildPaperListPage = (list: PaperList): PaperListPage => {
  const { name, heading, lead, notes, patterns } = LIST_TEXTS[list];
  const lists: readonly PaperList[] = ['all', 'boards', 'fiveToNine'];
  return {
    name,
    heading,
    lead,
    notes,
    list,
    path: PAPER_LIST_PATHS[list],
    groups:
      list === 'all'
        ? [groupOf('boards', true), groupOf('fiveToNine', true)]
        : [groupOf(list, false)],
    patterns: patterns.map(tableOf),
    related: lists
      .filter((other) => other !== list)
      .map((other) => ({
        title: other === 'all' ? PAPER_COPY.all : LIST_TEXTS[other].heading,
        path: PAPER_LIST_PATHS[other],
        note: LIST_TEXTS[other].lead,
      })),
  };
};

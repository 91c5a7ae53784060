import { PAPER_COPY } from '@/data/copy/papers';
import { ncertBookPath } from '@/data/routes/paths/study/ncert';
import { PAPER_LIST_PATHS, paperPath, paperSlug } from '@/data/routes/paths/study/papers';
import { bookInUse, lastSessionOf } from '@/data/study/ncert/books';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { OWN_PAPERS, PAPER_TEXTS } from '@/data/study/papers/pageTexts';
import { PAPERS, type PaperEntry } from '@/data/study/papers/paperList';
import type { PaperSubject } from '@/data/study/papers/pattern';
import {
  conceptPage,
  formulaPages,
  type RelatedPage,
  syllabusPage,
  worksheetPages,
} from '@/lib/study/ncert/relatedPages';
import { questionsOf } from './chapterWeights';
import { paperBook } from './paperBook';
import type { Paper } from './paperFront';
import { heaviestOf, type WeightGroup, weighPaper } from './paperWeights';
import { readPapers } from './readPapers';

export type PaperPage = {
  slug: string;
  path: string;
  subject: PaperSubject;
  name: string;
  heading: string;
  lead: string;
  /** Whose paper it is. */
  origin: string;
  list: { title: string; path: string };
  weights: {
    intro: string;
    heaviest: string | null;
    groups: readonly WeightGroup[];
    marks: number;
  };
  related: readonly RelatedPage[];
};

export const paperName = ({ classNumber, subject }: Pick<PaperEntry, 'classNumber' | 'subject'>) =>
  PAPER_COPY.name(
    classNumber,
    subject === 'evs' ? SOLVED_SUBJECT_NAMES.evs : SOLVED_SUBJECT_NAMES[subject].toLowerCase(),
  );

const ownOf = (classNumber: number): string => {
  if (classNumber >= 10) return OWN_PAPERS.board;
  return classNumber === 9 ? OWN_PAPERS.class9 : OWN_PAPERS.junior;
};

const originOf = (entry: PaperEntry): string => {
  const place = paperBook(entry);
  const until = place && lastSessionOf(place.set);
  const next = bookInUse(entry.classNumber, entry.subject)?.book.title;
  const old = until && next ? [OWN_PAPERS.oldBook(place.book.title, until, next)] : [];
  return [ownOf(entry.classNumber), ...old].join(' ');
};

const weightsOf = (entry: PaperEntry, paper: Paper): PaperPage['weights'] => {
  const groups = weighPaper(entry, paper);
  const hasUnits = groups.some(({ unit }) => unit);
  const [first, second] = heaviestOf(groups);
  const isClear = first && first.marks > (second?.marks ?? 0);
  return {
    intro: hasUnits ? PAPER_TEXTS.weightsByUnit : PAPER_TEXTS.weightsByChapter,
    heaviest: isClear
      ? PAPER_TEXTS.heaviest(first.name, first.marks, Math.round((100 * first.marks) / paper.marks))
      : null,
    groups,
    marks: paper.marks,
  };
};

const bookPages = (entry: PaperEntry): readonly RelatedPage[] => {
  const place = paperBook(entry);
  const title = `${paperName(entry)}: NCERT chapters`;
  return place ? [{ title, path: ncertBookPath(place), note: PAPER_TEXTS.ncertNote }] : [];
};

const relatedOf = (entry: PaperEntry): readonly RelatedPage[] => {
  const { classNumber, subject } = entry;
  const others = PAPERS.filter(
    (other) => other.classNumber === classNumber && other.subject !== subject,
  );
  return [
    ...bookPages(entry),
    syllabusPage(classNumber),
    conceptPage(subject),
    ...formulaPages(classNumber, subject),
    ...worksheetPages(classNumber),
    ...others.map((other) => ({
      title: `${paperName(other)} sample paper`,
      path: paperPath(other),
      note: PAPER_TEXTS.otherNote,
    })),
    { title: PAPER_COPY.all, path: PAPER_LIST_PATHS.all, note: PAPER_TEXTS.listNote },
  ];
};

/** What stands around a paper; null where there is no such paper. */
export const buildPaperPage = (slug: string): PaperPage | null => {
  const entry = PAPERS.find((candidate) => paperSlug(candidate) === slug);
  const paper = readPapers().find((candidate) => candidate.slug === slug)?.front;
  if (!entry || !paper) return null;
  const time = PAPER_COPY.timeOf(paper.minutes);
  return {
    slug,
    path: paperPath(entry),
    subject: entry.subject,
    name: paperName(entry),
    heading: `${paperName(entry)} sample paper`,
    lead: PAPER_TEXTS.lead(questionsOf(paper).length, paper.marks, time),
    origin: originOf(entry),
    list: { title: PAPER_COPY.all, path: PAPER_LIST_PATHS.all },
    weights: weightsOf(entry, paper),
    related: relatedOf(entry),
  };
};

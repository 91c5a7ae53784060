import { PAPER_COPY } from '@/data/copy/papers';
import { PAPER_LIST_PATHS, paperPath, paperSlug } from '@/data/routes/paths/study/papers';
import { bookInUse, lastSessionOf } from '@/data/study/ncert/books';
import { OWN_PAPERS, PAPER_TEXTS } from '@/data/study/papers/pageTexts';
import { PAPERS, type PaperEntry } from '@/data/study/papers/paperList';
import { isSolvedSubject, paperSubjectInSentence } from '@/data/study/papers/subjects';
import { type TieList, tiesOf } from '@/lib/study/graph/tiesOf';
import { questionsOf } from './chapterWeights';
import { paperAccentOf } from './paperAccent';
import { paperBook } from './paperBook';
import type { Paper } from './paperFront';
import { heaviestOf, type WeightGroup, weighPaper } from './paperWeights';
import { readPaper } from './readPapers';

export type PaperPage = {
  slug: string;
  path: string;
  accent: ReturnType<typeof paperAccentOf>;
  name: string;
  heading: string;
  lead: string;
  /** Whose paper it is. */
  origin: string;
  list: { title: string; path: string };
  weights: {
    intro: string;
    /** What the rows are. */
    column: string;
    heaviest: string | null;
    groups: readonly WeightGroup[];
    marks: number;
  };
  ties: readonly TieList[];
};

/** Without its number: `Class 12 physics`. */
export const courseName = ({
  classNumber,
  subject,
}: Pick<PaperEntry, 'classNumber' | 'subject'>): string =>
  PAPER_COPY.name(classNumber, paperSubjectInSentence(subject));

/** `Class 12 physics sample paper`, and from the second on with its number. */
const headingOf = (entry: PaperEntry): string =>
  PAPER_COPY.heading(courseName(entry), entry.set ?? null);

const ownOf = (classNumber: number): string => {
  if (classNumber === 11) return OWN_PAPERS.class11;
  if (classNumber >= 10) return OWN_PAPERS.board;
  return classNumber === 9 ? OWN_PAPERS.class9 : OWN_PAPERS.junior;
};

const originOf = (entry: PaperEntry): string => {
  const place = paperBook(entry);
  const until = place && lastSessionOf(place.set);
  const next = place && bookInUse(entry.classNumber, place.subject)?.book.title;
  const old = until && next ? [OWN_PAPERS.oldBook(place.book.title, until, next)] : [];
  return [ownOf(entry.classNumber), ...old].join(' ');
};

const weightsOf = (entry: PaperEntry, paper: Paper): PaperPage['weights'] => {
  const groups = weighPaper(entry, paper);
  const hasUnits = groups.some(({ unit }) => unit);
  const [first, second] = heaviestOf(groups);
  const isClear = first && first.marks > (second?.marks ?? 0);
  const byUnit = isSolvedSubject(entry.subject)
    ? PAPER_TEXTS.weightsByUnit
    : PAPER_TEXTS.weightsByPart;
  return {
    intro: hasUnits ? byUnit : PAPER_TEXTS.weightsByChapter,
    column: entry.subject === 'english' ? PAPER_COPY.part : PAPER_COPY.chapter,
    heaviest: isClear
      ? PAPER_TEXTS.heaviest(first.name, first.marks, Math.round((100 * first.marks) / paper.marks))
      : null,
    groups,
    marks: paper.marks,
  };
};

/** What stands around a paper; null where there is no such paper. */
export const buildPaperPage = (slug: string): PaperPage | null => {
  const entry = PAPERS.find((candidate) => paperSlug(candidate) === slug);
  const paper = readPaper(slug);
  if (!entry || !paper) return null;
  const time = PAPER_COPY.timeOf(paper.minutes);
  return {
    slug,
    path: paperPath(entry),
    accent: paperAccentOf(entry.subject),
    name: headingOf(entry),
    heading: headingOf(entry),
    lead: PAPER_TEXTS.lead(questionsOf(paper).length, paper.marks, time),
    origin: originOf(entry),
    list: { title: PAPER_COPY.all, path: PAPER_LIST_PATHS.all },
    weights: weightsOf(entry, paper),
    ties: tiesOf(`paper:${slug}`),
  };
};

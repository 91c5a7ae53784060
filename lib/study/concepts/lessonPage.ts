import { CONCEPT_PATHS, type ConceptSubject } from '@/data/routes/paths/study/concepts';
import { CONCEPT_SUBJECTS } from '@/data/study/concepts/subjects';
import { LESSON_EXPLORERS } from '@/data/study/explorers/explorerPlaces';
import { LESSON_FIGURES } from '@/data/study/figures/lessonFigures';
import { buildStartFigure, type StartFigure } from '@/lib/study/explorers/startFigure';
import { type DrawnFigure, drawFigure } from '@/lib/study/figures/drawFigure';
import { makersFor } from '@/lib/study/graph/makersFor';
import { type TieList, tiesOf } from '@/lib/study/graph/tiesOf';
import type { MakerPlace } from '@/lib/study/makers/books';
import { renderMarkdown } from '@/lib/study/markdown/renderMarkdown';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import type { LessonFront } from './lessonFront';
import { readLessons } from './readLessons';

export type LessonPage = {
  subject: ConceptSubject;
  name: string;
  /** The list that the lesson belongs to. */
  list: { title: string; path: string };
  heading: string;
  lead: string;
  classes: string;
  /** HTML, as `body`. */
  rule: string;
  body: string;
  figure: LessonFront['figure'] | null;
  /** What the build draws where there is no image file. */
  drawn: DrawnFigure | null;
  /** Figures to move. */
  explorers: readonly StartFigure[];
  practice: readonly PracticeQuestion[];
  ties: readonly TieList[];
  /** Where more questions are made; null where no chapter about it has makers. */
  makers: MakerPlace | null;
};

/** What the page of a lesson shows; null where there is no such lesson. */
export const buildLessonPage = async (
  subject: ConceptSubject,
  slug: string,
): Promise<LessonPage | null> => {
  const { name, topics } = CONCEPT_SUBJECTS[subject];
  const topic = topics.find((candidate) => candidate.slug === slug);
  const lesson = readLessons(subject).find((candidate) => candidate.slug === slug);
  if (!topic || !lesson) return null;

  const { heading, lead, rule, figure, practice } = lesson.front;
  const own = LESSON_FIGURES[subject][slug];
  return {
    subject,
    name: topic.name,
    list: { title: name, path: CONCEPT_PATHS[subject] },
    heading,
    lead,
    classes: topic.classes,
    rule: renderMarkdown(rule),
    body: lesson.readHtml(),
    figure: figure ?? null,
    drawn: own ? drawFigure(own) : null,
    explorers: (LESSON_EXPLORERS[subject]?.[slug] ?? []).map(buildStartFigure),
    practice: practice.map(toQuestion),
    ties: tiesOf(`lesson:${subject}/${slug}`),
    makers: await makersFor(`lesson:${subject}/${slug}`),
  };
};

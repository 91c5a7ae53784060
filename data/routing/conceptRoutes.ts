import { BAND_TEXTS } from '@/data/study/concepts/bands';
import { MATHS_TOPICS } from '@/data/study/concepts/mathsTopics';
import type { ConceptTopic } from '@/data/study/concepts/topic';
import { CONCEPT_PATHS, type ConceptSubject, conceptPath } from '@/data/study/paths/concepts';
import type { Route } from './route';

const STUDY_PAGE = {
  kind: 'page',
  section: 'study',
  places: [],
  isIndexable: true,
} as const;

const lessonRoute = (subject: ConceptSubject, topic: ConceptTopic): Route => ({
  ...STUDY_PAGE,
  path: conceptPath(subject, topic.slug),
  title: topic.title,
  description: topic.description,
  names: [topic.name, ...topic.names],
  headings: ['Worked example', 'Common mistake', BAND_TEXTS[topic.band].title],
});

/** The lists of lessons and the lessons themselves. */
export const conceptRoutes = (): Route[] => [
  {
    ...STUDY_PAGE,
    path: CONCEPT_PATHS.maths,
    title: 'Maths concepts and tables for classes 1 to 12',
    description: `${MATHS_TOPICS.length} maths lessons from tens and ones to integrals, each with an example, a common mistake and three questions, and all tables from 1 to 120.`,
    names: ['maths concepts', 'math concepts', 'mathematics lessons', 'maths topics', 'tables'],
    headings: [...Object.values(BAND_TEXTS).map(({ title }) => title), 'Multiplication tables'],
  },
  ...MATHS_TOPICS.map((topic) => lessonRoute('maths', topic)),
];

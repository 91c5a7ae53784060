import {
  CONCEPT_PATHS,
  CONCEPT_SUBJECT_IDS,
  type ConceptSubject,
  conceptPath,
} from '@/data/routes/paths/study/concepts';
import { type Route, studyRoute } from '@/data/routes/route';
import { BAND_TITLES } from '@/data/study/concepts/bands';
import { CONCEPT_SUBJECTS } from '@/data/study/concepts/subjects';
import type { ConceptTopic } from '@/data/study/concepts/topic';

// The list for mathematics holds the tables too.
const MORE_HEADINGS: Partial<Record<ConceptSubject, readonly string[]>> = {
  maths: ['Multiplication tables'],
};

const lessonRoute = (subject: ConceptSubject, topic: ConceptTopic): Route =>
  studyRoute(conceptPath(subject, topic.slug), {
    title: topic.title,
    description: topic.description,
    names: [topic.name, ...topic.names],
    headings: ['Worked example', 'Common mistake', BAND_TITLES[topic.band]],
  });

const subjectRoutes = (subject: ConceptSubject): Route[] => {
  const { route, bands, topics } = CONCEPT_SUBJECTS[subject];
  const headings = bands.map(({ band }) => BAND_TITLES[band]);
  return [
    studyRoute(CONCEPT_PATHS[subject], {
      ...route,
      headings: [...headings, ...(MORE_HEADINGS[subject] ?? [])],
    }),
    ...topics.map((topic) => lessonRoute(subject, topic)),
  ];
};

/** The lists of lessons and the lessons themselves. */
export const conceptRoutes = (): Route[] => CONCEPT_SUBJECT_IDS.flatMap(subjectRoutes);

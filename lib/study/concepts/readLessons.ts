import type { ConceptSubject } from '@/data/routes/paths/study/concepts';
import { type MarkdownPage, readMarkdown } from '@/lib/study/markdown/readMarkdown';
import { type LessonFront, lessonFront } from './lessonFront';

type Lessons = readonly MarkdownPage<LessonFront>[];

// A build asks for every lesson in turn; in development a changed text must show at once.
const KEEPS_LESSONS = process.env.NODE_ENV === 'production';

const kept = new Map<ConceptSubject, Lessons>();

/** The lessons of a subject, by file name. For the server and the build only. */
export const readLessons = (subject: ConceptSubject): Lessons => {
  const lessons = kept.get(subject) ?? readMarkdown(`concepts/${subject}`, lessonFront);
  if (KEEPS_LESSONS) kept.set(subject, lessons);
  return lessons;
};

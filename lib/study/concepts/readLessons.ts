import type { ConceptSubject } from '@/data/routes/paths/study/concepts';
import { cachedRead } from '@/lib/study/markdown/cachedRead';
import { type MarkdownPage, readMarkdown } from '@/lib/study/markdown/readMarkdown';
import { type LessonFront, lessonFront } from './lessonFront';

type Lessons = readonly MarkdownPage<LessonFront>[];

/** The lessons of a subject, by file name. For the server and the build only. */
export const readLessons = cachedRead(
  (subject: ConceptSubject): Lessons => readMarkdown(`concepts/${subject}`, lessonFront),
);

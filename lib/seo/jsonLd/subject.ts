import type { Question } from '@/lib/questions/question';

/** What one piece of structured data is about. Types only: the browser has no builders. */
export type Subject =
  | { kind: 'organization' }
  /** `path`: of the branch. */
  | { kind: 'school'; path: string }
  | BreadcrumbsSubject
  | { kind: 'questions'; questions: readonly Question[] }
  | ArticleSubject
  | LessonSubject;

export type BreadcrumbsSubject = {
  kind: 'breadcrumbs';
  /** From the top down, without the page itself. */
  trail: readonly { title: string; path: string }[];
  /** The page itself. */
  current: string;
};

export type ArticleSubject = {
  kind: 'article';
  path: string;
  title: string;
  description: string;
  /** `YYYY-MM-DD`. */
  date: string;
  updated?: string | null;
  /** A team of the school: `Admissions team`. */
  author: string;
  /** A picture of ours, by its path. */
  picture?: string;
};

export type LessonSubject = {
  kind: 'lesson';
  path: string;
  title: string;
  subject: 'maths' | 'science' | 'english' | 'evs' | 'general';
};

import { buildArticle } from './article';
import { buildBreadcrumbs } from './breadcrumbs';
import { buildLesson } from './lesson';
import { buildOrganization } from './organization';
import { buildQuestions } from './questions';
import { schoolAt } from './school';
import type { Subject } from './subject';

const thingFor = (subject: Subject) => {
  switch (subject.kind) {
    case 'organization':
      return buildOrganization();
    case 'school':
      return schoolAt(subject.path);
    case 'breadcrumbs':
      return buildBreadcrumbs(subject);
    case 'questions':
      return buildQuestions(subject.questions);
    case 'article':
      return buildArticle(subject);
    case 'lesson':
      return buildLesson(subject);
  }
};

/** The structured data about a subject, in the words of schema.org. */
export const buildJsonLd = (subject: Subject) => ({
  '@context': 'https://schema.org' as const,
  ...thingFor(subject),
});

/**
 * The same as text that may stand inside a script element: no word in it can close the element, or
 * open a comment there.
 */
export const writeJsonLd = (subject: Subject): string =>
  JSON.stringify(buildJsonLd(subject)).replaceAll('<', '\\u003c');

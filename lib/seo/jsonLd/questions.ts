import type { FAQPage } from 'schema-dts';
import type { Question } from '@/lib/schools/questions/question';

/** Questions with their answers, as they stand on the page. */
export const buildQuestions = (questions: readonly Question[]) =>
  ({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }) satisfies FAQPage;

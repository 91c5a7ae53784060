import type { LearningResource } from 'schema-dts';
import { absoluteUrl } from '@/lib/seo/absoluteUrl';
import { organizationInShort } from './organization';

type Lesson = {
  path: string;
  title: string;
  subject: 'maths' | 'science' | 'english' | 'evs' | 'social' | 'general';
};

const SUBJECTS = {
  maths: 'Mathematics',
  science: 'Science',
  english: 'English',
  evs: 'Environmental studies',
  social: 'Social science',
  general: null,
} as const satisfies Record<Lesson['subject'], string | null>;

/** A page to learn from, free for everybody. What it says about itself stands in the page's head. */
export const buildLesson = ({ path, title, subject }: Lesson) => {
  const about = SUBJECTS[subject];
  return {
    '@type': 'LearningResource',
    name: title,
    url: absoluteUrl(path),
    inLanguage: 'en-IN',
    isAccessibleForFree: true,
    ...(about && { about }),
    provider: organizationInShort(),
  } satisfies LearningResource;
};

import type { Stage } from '@/data/grades';

/** What each stage is about, in one or two sentences. */
export const STAGE_TEXTS = {
  'pre-primary':
    'Play, stories, songs and first friends. Letters and numbers come through the hands.',
  primary: 'Reading with pleasure, writing clearly, numbers that make sense, and a question a day.',
  middle: 'A teacher for each subject, experiments before rules, and clubs to try oneself out.',
  secondary:
    'The two years of the first board examination, with time to understand as well as practise.',
  'senior-secondary': 'Chosen subjects, careful guidance and the last school examination.',
} as const satisfies Record<Stage, string>;

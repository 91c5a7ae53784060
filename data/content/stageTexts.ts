import type { Stage } from '@/data/grades';

/** What each stage is about, in one or two sentences. */
export const STAGE_TEXTS = {
  'pre-primary': 'Play, stories and songs, first letters and first numbers.',
  primary: 'Reading, writing, numbers and the environment, with art, music and games every week.',
  middle: 'A teacher for each subject, experiments before rules, and clubs to try oneself out.',
  secondary:
    'The two years of the first board examination, with time to understand as well as practise.',
  'senior-secondary': 'Chosen subjects and the Class 12 examination.',
} as const satisfies Record<Stage, string>;

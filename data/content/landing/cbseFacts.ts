import type { Stage } from '@/data/grades';

/** What is taught at each stage under CBSE, and who examines it, as the board publishes it. */
export const CBSE_SUBJECTS = {
  'pre-primary': {
    subjects: 'Talk, stories, counting, play; no textbook that must be finished',
    examined: 'Nobody: teachers watch and tell',
  },
  primary: {
    subjects: 'English, second language, mathematics; the world around us from Grade 3; art, games',
    examined: 'The school, in the first grades without written tests',
  },
  middle: {
    subjects: 'Two languages and a third, mathematics, science, social science; skill modules',
    examined: 'The school',
  },
  secondary: {
    subjects: 'Two languages, mathematics, science, social science; a sixth, often a skill subject',
    examined: 'The school in Grade 9, the board in Grade 10: 80 marks on paper, 20 from school',
  },
  'senior-secondary': {
    subjects: 'English and four subjects of a stream; a sixth if wished',
    examined: 'The board in Grade 12: 70 or 80 marks on paper, the rest practical or project',
  },
} as const satisfies Record<Stage, { subjects: string; examined: string }>;

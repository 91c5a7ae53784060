import { CONCEPT_PATHS } from '@/data/routes/paths/study/concepts';
import { READING_PATHS } from '@/data/routes/paths/study/reading';
import { WORKSHEETS_PATH } from '@/data/routes/paths/study/worksheets';
import { ENGLISH_TOPICS } from './englishTopics';
import type { Subject } from './subject';

export const ENGLISH_SUBJECT: Subject = {
  name: 'English concepts',
  heading: 'English concepts for classes 1 to 12',
  lead: 'Grammar and writing, one idea a lesson: what it is for, an example worked out in steps, a mistake to watch for, and three questions to try.',
  bands: [
    { band: '1-2', note: 'Sounds, naming words and the smallest words: a, an and the.' },
    { band: '3-5', note: 'Parts of speech, the first tenses and the marks between words.' },
    { band: '6-8', note: 'Finer tenses, agreement, voice, and first pieces of writing.' },
    { band: '9-10', note: 'What others said, ifs and clauses, letters and passages.' },
    {
      band: '11-12',
      note: 'Other shapes for a sentence; notes, reports and articles for the board years.',
    },
  ],
  topics: ENGLISH_TOPICS,
  howTo: [
    {
      term: 'Say it aloud',
      detail:
        'Read every example with your voice. Often the ear notices what is wrong before the rule comes to mind.',
    },
    {
      term: 'Make it yours',
      detail:
        'Write three sentences of your own with each rule, about your street, your family, your game. Sentences about yourself stay in the memory.',
    },
    {
      term: 'Put both languages side by side',
      detail:
        'Say the sentence in the language you speak at home. Where English goes another way, the mistake is waiting; many lessons show such a place.',
    },
    {
      term: 'Ask why, not only what',
      detail:
        'Open the steps even when your answer was right. Whoever can name the reason will be right the next time too.',
    },
  ],
  related: [
    {
      title: 'Stories',
      path: READING_PATHS.stories,
      note: 'To read, with words to learn and questions.',
    },
    { title: 'Poems', path: READING_PATHS.poems, note: 'To hear the music of the language.' },
    {
      title: 'Worksheets',
      path: WORKSHEETS_PATH,
      note: 'Language sheets for the younger classes.',
    },
    {
      title: 'EVS concepts',
      path: CONCEPT_PATHS.evs,
      note: 'Short texts about the world around us.',
    },
  ],
  route: {
    title: 'English concepts: grammar and writing, classes 1 to 12',
    description: `${ENGLISH_TOPICS.length} English lessons from vowels to reports: the idea, a worked example, a common mistake and three questions with hints, steps and answers.`,
    names: ['english concepts', 'english grammar', 'grammar', 'english lessons', 'english topics'],
  },
};

import { CONCEPT_PATHS } from '@/data/routes/paths/study/concepts';
import { READING_PATHS } from '@/data/routes/paths/study/reading';
import { WORKSHEETS_PATH } from '@/data/routes/paths/study/worksheets';
import { EVS_TOPICS } from './evsTopics';
import type { Subject } from './subject';

export const EVS_SUBJECT: Subject = {
  name: 'EVS concepts',
  heading: 'EVS concepts for classes 1 to 5',
  lead: 'The world around a child, one idea a lesson: family, food, water, plants, animals, houses, maps and more. Each has an example thought through, a common mistake and three questions to try.',
  bands: [
    { band: '1-2', note: 'Home, body and garden: to read aloud and talk about together.' },
    { band: '3-5', note: 'Water, journeys, maps and waste: to try out, count and compare.' },
  ],
  topics: EVS_TOPICS,
  howTo: [
    {
      term: 'Look first',
      detail:
        'Go to the window, the kitchen or the park before you read. Let the child say what is there; the lesson then gives the names.',
    },
    {
      term: 'Read a part, then talk',
      detail:
        'Up to class 2 an adult reads aloud, one heading at a time. Ask where we have seen this in our own house or street.',
    },
    {
      term: 'Do the small experiment',
      detail:
        'Some lessons have one that needs only a bowl, some water or a few seeds. Water, sharp things and the stove are for children together with an adult.',
    },
    {
      term: 'Ask the elders',
      detail:
        'Grandparents know how water was kept, which games were played and what was cooked in which season. Their answers belong in the notebook too.',
    },
  ],
  related: [
    {
      title: 'Worksheets',
      path: WORKSHEETS_PATH,
      note: 'Maths, language and EVS sheets with answer keys.',
    },
    { title: 'Stories', path: READING_PATHS.stories, note: 'To read aloud, with words to learn.' },
    { title: 'Poems', path: READING_PATHS.poems, note: 'Short ones to learn by heart.' },
    {
      title: 'Science concepts',
      path: CONCEPT_PATHS.science,
      note: 'How it goes on from class 6.',
    },
  ],
  route: {
    title: 'EVS concepts for classes 1 to 5, explained simply',
    description: `${EVS_TOPICS.length} lessons in environmental studies, from the five senses to maps and waste: the idea, an example, a common mistake and three questions with answers.`,
    names: ['evs concepts', 'evs', 'environmental studies', 'evs lessons', 'evs topics'],
  },
};

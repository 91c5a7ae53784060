import {
  POEMS,
  poemPath,
  READING_PATHS,
  type ShelfEntry,
  STORIES,
  storyPath,
} from '@/data/routes/paths/study/reading';
import { fitTitle, type Route, studyRoute } from '@/data/routes/route';

const plain = (title: string): string => title.replaceAll('’', "'").toLowerCase();

const poem = ({ slug, title, about }: ShelfEntry): Route =>
  studyRoute(poemPath(slug), {
    title: fitTitle(`${title}: a poem with words and questions`, `${title}: a poem`),
    description: about,
    names: [plain(title), `${plain(title)} poem`],
    headings: ['Poem', 'Words to learn', 'Questions'],
  });

const story = ({ slug, title, about }: ShelfEntry): Route =>
  studyRoute(storyPath(slug), {
    title: fitTitle(`${title}: a story with words and questions`, `${title}: a story`),
    description: about,
    names: [plain(title), `${plain(title)} story`],
    headings: ['Story', 'Words to learn', 'Questions'],
  });

/** The shelves of poems and stories, and every piece on them. */
export const readingRoutes = (): Route[] => [
  studyRoute(READING_PATHS.poems, {
    title: 'Poems for children, by age, to read aloud',
    description:
      'Poems of our own for ages 3 to 14: rhymes, limericks, riddles, ballads, a sonnet. Each with a picture, words to learn, questions and a thing to do.',
    names: ['poems', 'poem', 'poems for kids', 'rhymes', 'english poems'],
    headings: ['Ages 3 to 5', 'Ages 6 to 8', 'Ages 9 to 11', 'Ages 12 to 14', 'Nursery rhymes'],
  }),
  ...POEMS.map(poem),
  studyRoute(READING_PATHS.stories, {
    title: 'Stories for children, by age, set in India',
    description:
      'Short stories of our own for ages 3 to 14, from three minutes to six. Each with a picture, words to learn, questions with answers and a thing to do.',
    names: ['story', 'stories', 'stories for kids', 'short stories', 'bedtime stories'],
    headings: ['Ages 3 to 5', 'Ages 6 to 8', 'Ages 9 to 11', 'Ages 12 to 14', 'Moral stories'],
  }),
  ...STORIES.map(story),
];

import { topicPath, WORKSHEETS_PATH, worksheetPath } from '@/data/routes/paths/study/worksheets';
import { fitDescription, fitTitle, pageRoute, type Route, studyRoute } from '@/data/routes/route';
import { WORKSHEET_GRADES, type WorksheetTopic } from '@/data/study/worksheets/catalogue';
import { WORKSHEET_PAGE_TEXTS, WORKSHEETS_INDEX } from '@/data/study/worksheets/pageTexts';
import { WORKSHEET_SLUGS, type WorksheetSlug } from '@/data/study/worksheets/slugs';

const page = (
  path: string,
  { title, description }: Pick<Route, 'title' | 'description'>,
  names: readonly string[],
  headings: readonly string[],
): Route => studyRoute(path, { title, description, names, headings });

/** What people call a class: `grade 3`, `class 3`, `LKG`. */
const spoken = (name: string): string[] => [
  name.replace(/ \(.*\)/, ''),
  name.replace('Grade', 'Class'),
];

const SUBJECT_WORDS = {
  maths: 'maths',
  english: 'English',
  evs: 'EVS',
  science: 'science',
} as const;

/** The page of a topic: one sheet, its key, and as many others as one likes. */
const topicRoute = (slug: WorksheetSlug, topic: WorksheetTopic): Route => {
  const { name } = WORKSHEET_GRADES[slug];
  const { title, note, subject } = topic;
  const [first = note] = note.split(/(?<=[.?!]) /);
  const about = `${name} ${SUBJECT_WORDS[subject]} worksheet on “${title}”`;
  return pageRoute(topicPath(slug, topic), {
    kind: 'worksheet',
    section: 'study',
    title: fitTitle(`${title}: ${name} worksheet`, `${title}: ${name}`),
    description: fitDescription(
      `${about}, to print with its key, new each time. ${note}`,
      `${about}, with its key. ${note}`,
      `${about}, to print with its key, new each time. ${first}`,
      `${about}, to print with its key: a new sheet as often as you like.`,
    ),
    names: [...new Set(spoken(name))].map((spelling) => `${spelling} ${title} worksheet`),
    headings: [title],
  });
};

/** The worksheets: the page of all classes, then one page for each class and each of its topics. */
export const worksheetRoutes = (): Route[] => [
  page(
    WORKSHEETS_PATH,
    WORKSHEETS_INDEX,
    ['worksheets', 'worksheet', 'practice sheets', 'printable worksheets'],
    WORKSHEET_SLUGS.map((slug) => WORKSHEET_GRADES[slug].name),
  ),
  ...WORKSHEET_SLUGS.map((slug) => {
    const { name, topics } = WORKSHEET_GRADES[slug];
    return page(
      worksheetPath(slug),
      WORKSHEET_PAGE_TEXTS[slug],
      [...new Set(spoken(name))].flatMap((spelling) => [
        `${spelling} worksheets`,
        `${spelling} maths worksheet`,
        `worksheets for ${spelling}`,
      ]),
      topics.map(({ title }) => title),
    );
  }),
  ...WORKSHEET_SLUGS.flatMap((slug) =>
    WORKSHEET_GRADES[slug].topics.map((topic) => topicRoute(slug, topic)),
  ),
];

import { WORKSHEETS_PATH, worksheetPath } from '@/data/routes/paths/study/worksheets';
import { type Route, studyRoute } from '@/data/routes/route';
import { WORKSHEET_GRADES } from '@/data/study/worksheets/catalogue';
import { WORKSHEET_PAGE_TEXTS, WORKSHEETS_INDEX } from '@/data/study/worksheets/pageTexts';
import { WORKSHEET_SLUGS } from '@/data/study/worksheets/slugs';

const page = (
  path: string,
  { title, description }: Pick<Route, 'title' | 'description'>,
  names: readonly string[],
  headings: readonly string[],
): Route => studyRoute(path, { title, description, names, headings });

/** What people call a class: `grade 3`, `class 3`. */
const spoken = (name: string): string[] => [name, name.replace('Grade', 'Class')];

/** The worksheets: the page of all classes, then one page for each. */
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
];

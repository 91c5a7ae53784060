import { TABLE_NUMBERS, tablePath } from '@/data/routes/paths/study/tables';
import { type Route, studyRoute } from '@/data/routes/route';
import { tableDescription, tableTitle } from '@/data/study/tables/copy';
import { sayNumber } from '@/data/study/tables/sayNumber';

/** The page of every multiplication table. */
export const tableRoutes = (): Route[] =>
  TABLE_NUMBERS.map((factor) =>
    studyRoute(tablePath(factor), {
      title: tableTitle(factor),
      description: tableDescription(factor),
      names: [
        `table of ${factor}`,
        `${factor} table`,
        `${factor} times table`,
        `multiplication table of ${factor}`,
        `${factor} ka table`,
        `${factor} ka pahada`,
        `table of ${sayNumber(factor)}`,
      ],
      headings: ['Multiplication table', 'Times table', 'Pahada'],
    }),
  );

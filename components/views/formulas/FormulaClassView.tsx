import type { PageSeo } from '@/data/routes/routes';
import { useMovedPlaces } from '@/lib/hooks/useMovedPlaces';
import type { FormulaClassPage } from '@/lib/study/formulas/formulaPage';
import { FormulaCards } from './FormulaCards';
import { FormulaFrame } from './FormulaFrame';

type FormulaClassViewProps = { seo: PageSeo; page: FormulaClassPage };

const placesOf = ({ cards }: FormulaClassPage): Record<string, string> =>
  Object.fromEntries(
    cards.flatMap(({ path, topics }) =>
      topics.flatMap(({ id, names }) =>
        [id, ...names.map((name) => name.id)].map((place) => [place, `${path}#${place}`]),
      ),
    ),
  );

/** The formulas of a class by name, on the pages of its groups. */
export const FormulaClassView = ({ seo, page }: FormulaClassViewProps) => {
  useMovedPlaces(placesOf(page));
  return <FormulaFrame seo={seo} page={page} tool={<FormulaCards cards={page.cards} isOpen />} />;
};

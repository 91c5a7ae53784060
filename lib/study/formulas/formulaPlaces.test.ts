import { formulaRoutes } from '@/data/routes/pages/formulaRoutes';
import { FORMULA_SUBJECTS } from '@/data/study/formulas/formula';
import { FORMULAS } from '@/data/study/formulas/formulas';
import { FORMULA_PLANS } from '@/data/study/formulas/plans';
import { FORMULA_PRACTICE } from '@/data/study/practice/formulaPractice';
import { countNames, formulaPlaces } from './formulaPlaces';
import { listFormulas } from './listFormulas';

// A card is about 270 px high on a phone; what stands around the cards about 4,000.
const MOST_ON_PAGE = 21;

describe.each(FORMULA_SUBJECTS)('the pages of %s formulas', (subject) => {
  const places = formulaPlaces(subject);

  it('have each formula once', () => {
    const names = places.flatMap((place) => place.names.flatMap((topic) => topic.names));
    expect(names.toSorted()).toEqual(
      listFormulas(subject)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('are short, and none is empty', () => {
    for (const { path, names } of places) {
      expect([path, countNames(names) > 0]).toEqual([path, true]);
      expect([path, countNames(names) <= MOST_ON_PAGE]).toEqual([path, true]);
    }
  });

  it('name only topics that the class has, each once', () => {
    for (const { grades, groups = [] } of FORMULA_PLANS[subject]) {
      const titles = FORMULAS[subject]
        .filter(({ grade }) => grades.includes(grade))
        .flatMap(({ topics }) => topics.map(({ title }) => title));
      const named = groups.flatMap(({ topics }) => topics);
      expect(named.filter((title) => !titles.includes(title))).toEqual([]);
      expect(named.filter((title, at) => named.indexOf(title) !== at)).toEqual([]);
    }
  });

  it('are pages of the site, and practice stands on one of them', () => {
    const routes = formulaRoutes().map(({ path }) => path);
    const paths = places.map(({ path }) => path);
    expect(paths.filter((path) => !routes.includes(path))).toEqual([]);
    expect(Object.keys(FORMULA_PRACTICE[subject]).filter((path) => !paths.includes(path))).toEqual(
      [],
    );
  });
});

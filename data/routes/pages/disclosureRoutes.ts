import { getDetails } from '@/data/places/records/records';
import { disclosurePath } from '@/data/routes/paths/places';
import { fitTitle, pageRoute, type Route } from '@/data/routes/route';
import { listedBranches, listedCities, nameWithCity } from './facts';

/** The public disclosure of every branch that a board has looked at. */
export const disclosureRoutes = (): Route[] =>
  listedCities()
    .flatMap(({ slug }) => listedBranches(slug))
    .flatMap((branch) => {
      const path = disclosurePath(branch);
      if (path === null || !getDetails(branch.id).disclosure) return [];
      const where = nameWithCity(branch);
      return [
        pageRoute(path, {
          title: fitTitle(`Public disclosure: ${where}`, `Disclosure: ${where}`),
          description: `Affiliation, certificates, teachers, results and buildings of ${branch.brand} ${where}, as its board asks a school to publish them.`,
          kind: 'disclosure',
          section: 'schools',
          names: [],
          headings: [
            'mandatory public disclosure',
            'affiliation number',
            'fire safety certificate',
          ],
        }),
      ];
    });

import type { School } from 'schema-dts';
import { type BranchRecord, CITIES, getLocation } from '@/data/places/places';
import { branchPath } from '@/data/routes/paths/places';
import { branchName, branchTitle, siteBranches } from '@/lib/directory/branches';
import { absoluteUrl } from '@/lib/seo/absoluteUrl';
import { organizationInShort } from './organization';

/**
 * One branch with a page. Without coordinates and street, since the directory has none: an invented
 * pin on a map would send families to the wrong gate.
 */
export const buildSchool = (branch: BranchRecord, path: string) => {
  const { localArea, areas } = getLocation(branch.id);
  const city = CITIES[branch.city];
  return {
    '@type': 'School',
    '@id': absoluteUrl(`${path}#school`),
    name: branchTitle(branch),
    ...(branch.alias && { alternateName: branchName(branch) }),
    url: absoluteUrl(path),
    address: {
      '@type': 'PostalAddress',
      addressLocality: [...new Set([localArea, city.name])].join(', '),
      addressRegion: city.state,
      addressCountry: 'IN',
    },
    areaServed: [...areas],
    parentOrganization: organizationInShort(),
  } satisfies School;
};

/** The branch with this page. Throws where there is none. */
export const schoolAt = (path: string) => {
  const branch = siteBranches().find((candidate) => branchPath(candidate) === path);
  if (!branch) throw new Error(`No branch has the page ${path}`);
  return buildSchool(branch, path);
};

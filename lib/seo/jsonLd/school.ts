import type { School } from 'schema-dts';
import { type BranchRecord, CITIES, getLocation } from '@/data/places/places';
import { branchName, branchTitle } from '@/lib/schools/directory/branches';
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

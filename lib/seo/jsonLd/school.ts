import type { OpeningHoursSpecification, School } from 'schema-dts';
import { type BranchRecord, getLocation } from '@/data/places/places';
import type { BranchDetails } from '@/data/places/records/record';
import { getDetails } from '@/data/places/records/records';
import { seoFor } from '@/data/routes/routes';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { addressOf } from '@/lib/schools/directory/address';
import { branchName, branchTitle, fullBranchTitle } from '@/lib/schools/directory/branches';
import { absoluteUrl } from '@/lib/seo/absoluteUrl';
import { organizationInShort } from './organization';

/** One branch with a page, with what its record says. */
export const buildSchool = (branch: BranchRecord, path: string) => {
  const { areas } = getLocation(branch.id);
  const { telephone, office } = getDetails(branch.id);
  const { street, place, state, pin } = addressOf(branch);
  return {
    '@type': 'School',
    '@id': absoluteUrl(`${path}#school`),
    name: fullBranchTitle(branch),
    alternateName: [...new Set([branchTitle(branch), branchName(branch)])],
    url: absoluteUrl(path),
    image: absoluteUrl(seoFor(path).image?.path ?? '/'),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(pin && { postalCode: pin }),
      addressLocality: place,
      addressRegion: state,
      addressCountry: 'IN',
    },
    ...(branch.position && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: branch.position[0],
        longitude: branch.position[1],
      },
    }),
    ...(telephone && { telephone: formatPhone(telephone) }),
    ...(office && { openingHoursSpecification: openingHours(office) }),
    areaServed: [...areas],
    parentOrganization: organizationInShort(),
  } satisfies School;
};

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const openingHours = ({
  days,
  hours: [opens, closes],
}: NonNullable<BranchDetails['office']>): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.endsWith('Saturday') ? [...WEEK] : WEEK.slice(0, 5),
  opens,
  closes,
});

import type { EducationalOrganization } from 'schema-dts';
import { SCHOOL, SOCIAL_LINKS } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { absoluteUrl } from '@/lib/seo/absoluteUrl';

/** The school group in one line, for things that belong to it; the home page says more. */
export const organizationInShort = () =>
  ({
    '@type': 'EducationalOrganization',
    '@id': absoluteUrl('/#organization'),
    name: SCHOOL.name,
    url: absoluteUrl('/'),
  }) satisfies EducationalOrganization;

/** The school group. */
export const buildOrganization = () => {
  const pages = Object.values(SOCIAL_LINKS).filter((link) => link !== null);
  return {
    ...organizationInShort(),
    alternateName: SCHOOL.shortName,
    logo: absoluteUrl('/icon.svg'),
    email: SCHOOL.email,
    telephone: formatPhone(SCHOOL.phone),
    areaServed: { '@type': 'Country', name: 'India' },
    ...(pages.length > 0 && { sameAs: pages }),
  } satisfies EducationalOrganization;
};

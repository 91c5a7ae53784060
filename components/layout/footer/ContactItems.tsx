import { NewTabLink } from '@/components/blocks/NewTabLink';
import { SOCIAL_NAMES } from '@/data/copy/chrome';
import { SCHOOL, SOCIAL_LINKS } from '@/data/school';
import type { FooterInfo } from '@/lib/api/footer';

type ContactItemsProps = { info?: Pick<FooterInfo, 'email' | 'social'> | null };

/** The address to write to and our pages on other sites, in a list of the footer. */
export const ContactItems = ({ info }: ContactItemsProps) => {
  const email = info?.email ?? SCHOOL.email;
  const social = info?.social ?? SOCIAL_LINKS;
  return (
    <>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {SOCIAL_NAMES.map(
        ([site, name]) =>
          social[site] && (
            <li key={site}>
              <NewTabLink href={social[site]}>{name}</NewTabLink>
            </li>
          ),
      )}
    </>
  );
};

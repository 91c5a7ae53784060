import { NewTabLink } from '@/components/blocks/NewTabLink';
import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { Icon } from '@/components/ui/Icon';
import { SCHOOL } from '@/data/school';
import { headerLinks } from '@/lib/chrome/headerLinks';

type ContactLinksProps = {
  /** The public path of the page. */
  path: string;
  /** Of each link. */
  className: string | undefined;
};

/** How to reach the school, and its links to other sites. */
export const ContactLinks = ({ path, className }: ContactLinksProps) => (
  <>
    <PhoneLinks
      path={path}
      place="header"
      className={className}
      icon={<Icon name="phone" size={16} />}
    />
    <a href={`mailto:${SCHOOL.email}`} className={className}>
      <Icon name="mail" size={16} />
      <span>{SCHOOL.email}</span>
    </a>
    {headerLinks(path).map(({ title, url }) => (
      <NewTabLink key={url} href={url} className={className}>
        {title}
      </NewTabLink>
    ))}
  </>
);

import { memo } from 'react';
import { Link } from '@/components/ui/Link';
import type { MenuLink } from '@/data/menu/menu';

type MenuLinksProps = {
  links: readonly MenuLink[];
  /** The public path of the page. */
  path: string;
  className?: string;
};

/** A list of links. Not rendered again while the menu opens and closes: there are 150 of them. */
export const MenuLinks = memo(({ links, path, className }: MenuLinksProps) => (
  <ul className={className}>
    {links.map((link) => (
      <li key={link.path}>
        <Link
          href={link.path}
          aria-current={link.path === path ? 'page' : undefined}
          aria-label={link.short && link.title}
        >
          {link.short ?? link.title}
        </Link>
      </li>
    ))}
  </ul>
));
MenuLinks.displayName = 'MenuLinks';

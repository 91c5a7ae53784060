import { Link } from '@/components/ui/Link';
import type { MenuLink } from '@/data/menu/menu';
import { FooterGroup } from './FooterGroup';
import styles from './FooterLinks.module.scss';

type FooterLinksProps = {
  title: string;
  links: readonly MenuLink[];
  /** Laid out in several columns. */
  isLong?: boolean;
};

/** A column of the footer. */
export const FooterLinks = ({ title, links, isLong = false }: FooterLinksProps) => (
  <FooterGroup title={title}>
    <ul className={isLong ? `${styles.links} ${styles.long}` : styles.links}>
      {links.map((link) => (
        <li key={link.path}>
          <Link href={link.path}>{link.title}</Link>
        </li>
      ))}
    </ul>
  </FooterGroup>
);

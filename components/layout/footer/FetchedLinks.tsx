import { NewTabLink } from '@/components/blocks/NewTabLink';
import { Link } from '@/components/ui/Link';
import { CHROME_COPY } from '@/data/copy/chrome';
import { FooterGroup } from './FooterGroup';
import styles from './FooterLinks.module.scss';
import { useFooterInfo } from './useFooterInfo';

/** The links that the footer service adds; nothing where it has none. */
export const FetchedLinks = () => {
  const info = useFooterInfo();
  if (info === null || info.links.length === 0) return null;
  return (
    <FooterGroup title={info.title ?? CHROME_COPY.footerMore} isRow>
      <ul className={`${styles.links} ${styles.long}`}>
        {info.links.map(({ title, link }) => (
          <li key={`${title} ${link}`}>
            {link.startsWith('/') ? (
              <Link href={link}>{title}</Link>
            ) : (
              <NewTabLink href={link}>{title}</NewTabLink>
            )}
          </li>
        ))}
      </ul>
    </FooterGroup>
  );
};

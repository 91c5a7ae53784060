import dynamic from 'next/dynamic';
import { NewTabLink } from '@/components/blocks/NewTabLink';
import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { CHROME_COPY } from '@/data/copy/chrome';
import { APP_LINKS } from '@/data/school';
import { ContactItems } from './ContactItems';
import { FooterGroup } from './FooterGroup';
import styles from './FooterLinks.module.scss';

type FooterContactProps = {
  /** The public path of the page. */
  path: string;
};

// What we know ourselves stands in the HTML and stays when the service fails.
const FetchedContact = dynamic(
  () => import('./FetchedContact').then((part) => part.FetchedContact),
  { ssr: false, loading: () => <ContactItems /> },
);

/** How to reach the school: what we know, and what the footer service knows better. */
export const FooterContact = ({ path }: FooterContactProps) => (
  <div className={styles.root}>
    <h2 className={styles.title}>{CHROME_COPY.footerContact}</h2>
    <p className={styles.links}>
      <PhoneLinks path={path} place="footer" />
    </p>
    <FooterGroup title={CHROME_COPY.footerContact} summary={CHROME_COPY.footerContactMore}>
      <ul className={styles.links}>
        <FetchedContact />
        {APPS.map(
          ([name, link]) =>
            link && (
              <li key={name}>
                <NewTabLink href={link}>{name}</NewTabLink>
              </li>
            ),
        )}
      </ul>
    </FooterGroup>
  </div>
);

const APPS = [
  [CHROME_COPY.googlePlay, APP_LINKS.googlePlay],
  [CHROME_COPY.appStore, APP_LINKS.appStore],
] as const;

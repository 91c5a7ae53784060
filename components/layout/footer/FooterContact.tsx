import useSWRImmutable from 'swr/immutable';
import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { CHROME_COPY } from '@/data/copy/chrome';
import { SCHOOL } from '@/data/school';
import { getFooter } from '@/lib/api/footer';
import styles from './FooterLinks.module.scss';

type FooterContactProps = {
  /** The public path of the page. */
  path: string;
};

/** How to reach the school: what we know, and what the footer service adds. */
export const FooterContact = ({ path }: FooterContactProps) => {
  // Fetched once on load (specification 2).
  const { data: info } = useSWRImmutable('/api/footer', getFooter);
  const email = info?.email ?? SCHOOL.email;

  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{CHROME_COPY.footerContact}</h2>
      <ul className={styles.links}>
        <li>
          <PhoneLinks path={path} place="footer" />
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        {info?.social.map(({ name, link }) => (
          <li key={name}>
            <a href={link} rel="noopener noreferrer" target="_blank">
              {name}
              <span className={styles.newTab}> {CHROME_COPY.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

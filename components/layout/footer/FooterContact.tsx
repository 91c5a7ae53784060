import { FooterPhoneIsland } from '@/components/layout/phones/FooterPhoneIsland';
import { CHROME_COPY } from '@/data/copy/chrome';
import { SCHOOL } from '@/data/school';
import styles from './FooterLinks.module.scss';
import { useFooterInfo } from './useFooterInfo';

type FooterContactProps = {
  /** The public path of the page. */
  path: string;
};

/** How to reach the school: what we know, and what the footer service adds. */
export const FooterContact = ({ path }: FooterContactProps) => {
  const info = useFooterInfo();
  const email = info?.email ?? SCHOOL.email;

  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{CHROME_COPY.footerContact}</h2>
      <ul className={styles.links}>
        <li>
          <FooterPhoneIsland path={path} />
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

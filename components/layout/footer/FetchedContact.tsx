import useSWRImmutable from 'swr/immutable';
import { CHROME_COPY } from '@/data/copy/chrome';
import { SCHOOL } from '@/data/school';
import { getFooter } from '@/lib/api/footer';
import { EmailItem } from './EmailItem';
import styles from './FooterLinks.module.scss';

/** What the footer service knows, fetched once on load (specification 2). */
export const FetchedContact = () => {
  const { data: info } = useSWRImmutable('/api/footer', getFooter);
  return (
    <>
      <EmailItem email={info?.email ?? SCHOOL.email} />
      {info?.social.map(({ name, link }) => (
        <li key={name}>
          <a href={link} rel="noopener noreferrer" target="_blank">
            {name}
            <span className={styles.newTab}> {CHROME_COPY.newTab}</span>
          </a>
        </li>
      ))}
    </>
  );
};

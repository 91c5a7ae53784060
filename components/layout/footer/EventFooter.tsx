import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { PrivacyChoicesButton } from '@/components/layout/thirdParties/PrivacyChoicesButton';
import { CHROME_COPY } from '@/data/copy/chrome';
import { EVENT_FOOTER_COPY } from '@/data/copy/eventFooter';
import { SCHOOL } from '@/data/school';
import styles from './EventFooter.module.scss';
import { FooterLinks } from './FooterLinks';
import linkStyles from './FooterLinks.module.scss';
import { SampleSchoolLink } from './SampleSchoolLink';

type EventFooterProps = {
  /** The public path of the page. */
  path: string;
};

/** The footer of an event: what it was, where to read more, whom to ask. */
export const EventFooter = ({ path }: EventFooterProps) => (
  <footer className={styles.root}>
    <div className={styles.inner}>
      <div className={styles.event}>
        <p className={styles.title}>{EVENT_FOOTER_COPY.title}</p>
        <p>{EVENT_FOOTER_COPY.text}</p>
      </div>
      <FooterLinks title={EVENT_FOOTER_COPY.more} links={EVENT_FOOTER_COPY.links} />
      <div className={linkStyles.root}>
        <h2 className={linkStyles.title}>{EVENT_FOOTER_COPY.contact}</h2>
        <ul className={linkStyles.links}>
          <li>
            <PhoneLinks path={path} place="footer" />
          </li>
          <li>
            <a href={`mailto:${SCHOOL.email}`}>{SCHOOL.email}</a>
          </li>
        </ul>
      </div>
      <p className={styles.rights}>
        © {SCHOOL.copyrightYear} {SCHOOL.name}. {CHROME_COPY.rights} <SampleSchoolLink />{' '}
        <PrivacyChoicesButton />
      </p>
    </div>
  </footer>
);

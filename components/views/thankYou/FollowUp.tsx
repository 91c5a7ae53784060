import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { ButtonLink } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { THANK_YOU } from '@/data/content/thankYou';
import { PATHS } from '@/data/routes/paths';
import { SCHOOL } from '@/data/school';
import styles from './FollowUp.module.scss';

const { text, link, call, write } = THANK_YOU.followUp;

/** Where to read how an enquiry stands, and whom to call or write to. */
export const FollowUp = () => (
  <div className={styles.root}>
    <p>{text}</p>
    <ButtonLink href={link.path}>{link.title}</ButtonLink>
    <dl className={styles.contacts}>
      <div className={styles.contact}>
        <dt>{call}</dt>
        <dd>
          <PhoneLinks path={PATHS.thankYou} place="header" className={styles.link} />
        </dd>
      </div>
      <div className={styles.contact}>
        <dt>{write}</dt>
        <dd>
          <Link href={`mailto:${SCHOOL.email}`} className={styles.link}>
            {SCHOOL.email}
          </Link>
        </dd>
      </div>
    </dl>
  </div>
);

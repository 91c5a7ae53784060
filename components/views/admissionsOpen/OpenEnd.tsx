import { CallLine } from '@/components/blocks/landing/CallLine';
import { ButtonLink } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { OPEN_END } from '@/data/content/landing/openEnd';
import type { LandingContact } from '@/lib/landing/contact';
import styles from './OpenEnd.module.scss';

type OpenEndProps = {
  contact: LandingContact;
  /** The sister page. */
  other: { title: string; path: string };
};

/** The ways on at the end of the page: the form, the telephone, the sister page. */
export const OpenEnd = ({ contact, other }: OpenEndProps) => (
  <div className={styles.root}>
    <h3 className={styles.title}>{OPEN_END.heading}</h3>
    <ButtonLink href="#enquire-mobile">{OPEN_END.button}</ButtonLink>
    <CallLine phone={contact.phone} />
    <Link href={other.path} className={styles.other}>
      {other.title}
    </Link>
  </div>
);

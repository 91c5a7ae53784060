import { Link } from '@/components/ui/Link';
import { CONTACT_US } from '@/data/content/about/contactUs';
import type { ContactPage } from '@/lib/content/about/contactPage';
import styles from './ContactLines.module.scss';

/** The numbers and the address to write to, each with whom it is for. */
export const ContactLines = ({ lines }: Pick<ContactPage, 'lines'>) => (
  <div className={styles.root}>
    <dl className={styles.lines}>
      {lines.map(({ term, text, path }) => (
        <div key={path} className={styles.line}>
          <dt className={styles.term}>{term}</dt>
          <dd>
            <Link href={path} className={styles.link}>
              {text}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
    <p className={styles.hint}>{CONTACT_US.numbers.emailHint}</p>
  </div>
);

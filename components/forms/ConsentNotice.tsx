import { CONSENT_NOTICE } from '@/data/copy/consent';
import { SCHOOL } from '@/data/school';
import styles from './ConsentNotice.module.scss';

/** Beside the button: what we take, why, and how to take it back. */
export const ConsentNotice = () => (
  <div className={styles.root}>
    <p>{CONSENT_NOTICE.agreement}</p>
    <details>
      <summary className={styles.summary}>{CONSENT_NOTICE.summary}</summary>
      <ul className={styles.items}>
        {CONSENT_NOTICE.items.map(({ what, why }) => (
          <li key={what}>
            {what}: {why}.
          </li>
        ))}
      </ul>
      <p className={styles.withdrawal}>
        {CONSENT_NOTICE.withdrawal} <a href={`mailto:${SCHOOL.email}`}>{SCHOOL.email}</a>
      </p>
    </details>
  </div>
);

import { EVENT_BANNER_COPY } from '@/data/copy/banners';
import styles from './EventBanner.module.scss';

const COPIES = Array.from({ length: EVENT_BANNER_COPY.times }, (_, position) => position);

/**
 * The event's message, three times in a row that moves. A checkbox holds it still, so that it can be
 * stopped without JavaScript; screen readers hear it once.
 */
export const EventBanner = () => (
  <section aria-label={EVENT_BANNER_COPY.label} className={styles.root}>
    <div className={styles.inner}>
      <div className={styles.window}>
        <div className={styles.row}>
          {COPIES.map((position) => (
            <p key={position} className={styles.copy} aria-hidden={position > 0 || undefined}>
              {EVENT_BANNER_COPY.message}
            </p>
          ))}
        </div>
      </div>
      <label className={styles.pause}>
        <input type="checkbox" className={styles.box} aria-label={EVENT_BANNER_COPY.pause} />
        <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor">
          <path className={styles.moving} d="M7 5h4v14H7zM13 5h4v14h-4z" />
          <path className={styles.held} d="M8 5l11 7-11 7z" />
        </svg>
      </label>
    </div>
  </section>
);

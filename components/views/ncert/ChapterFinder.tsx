import { Button } from '@/components/ui/Button';
import { NCERT_COPY } from '@/data/copy/ncert';
import { PATHS } from '@/data/routes/paths';
import styles from './ChapterFinder.module.scss';

/** Asks the site's search for a chapter: a plain form, so that it works without JavaScript. */
export const ChapterFinder = () => (
  <form action={PATHS.search} method="get" className={styles.root}>
    <label htmlFor="find-chapter" className={styles.label}>
      {NCERT_COPY.findLabel}
    </label>
    <p id="find-chapter-hint" className={styles.hint}>
      {NCERT_COPY.findHint}
    </p>
    <div className={styles.row}>
      <input
        id="find-chapter"
        name="s"
        type="search"
        required
        maxLength={200}
        autoComplete="off"
        aria-describedby="find-chapter-hint"
        className={styles.field}
      />
      <Button type="submit">{NCERT_COPY.find}</Button>
    </div>
  </form>
);

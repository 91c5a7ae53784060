import { Button } from '@/components/ui/Button';
import { DESK_PERSON_COPY as COPY } from '@/data/copy/desk/person';
import styles from './PersonView.module.scss';

/** Saves all that is stored: a form, since browsers save the answer to one by themselves. */
export const SaveData = ({ reference }: { reference: string }) => (
  <section className={styles.part} aria-labelledby="copy">
    <h2 id="copy">{COPY.copy}</h2>
    <p>{COPY.copyWhat}</p>
    <form method="post" action="/api/desk/person/export">
      <input type="hidden" name="reference" value={reference} />
      <Button type="submit" tone="secondary">
        {COPY.copyButton}
      </Button>
    </form>
  </section>
);

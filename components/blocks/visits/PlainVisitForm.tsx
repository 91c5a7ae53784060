import { SelectField } from '@/components/forms/SelectField';
import { Button } from '@/components/ui/Button';
import { VISIT_FIELD } from '@/data/copy/visitField';
import { VISIT_COPY } from '@/data/copy/visits';
import type { VisitOptions } from '@/lib/visits/visitOptions';
import styles from './VisitCard.module.scss';

type PlainVisitFormProps = { reference: string; isBooked: boolean; options: VisitOptions };

/** Books or changes a visit without JavaScript. */
export const PlainVisitForm = ({ reference, isBooked, options }: PlainVisitFormProps) => (
  <noscript>
    <form className={styles.plain} action="/api/visits/book" method="post">
      <input type="hidden" name="reference" value={reference} />
      <SelectField
        id="visit-slot"
        name="slot"
        label={isBooked ? VISIT_COPY.changeTitle : VISIT_FIELD.label}
        placeholder={VISIT_FIELD.placeholder}
        options={options}
        required
      />
      <Button type="submit">{VISIT_COPY.bookThis}</Button>
    </form>
  </noscript>
);

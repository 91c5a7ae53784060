import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { SYLLABUS_FILTER_COPY } from '@/data/copy/syllabus';
import styles from './SyllabusFilter.module.scss';
import { useEntryFilter } from './useEntryFilter';

type SyllabusFilterProps = {
  /** Entries on the page. */
  total: number;
  subjects: readonly { value: string; label: string }[];
};

const statusOf = (shown: number, total: number): string => {
  if (shown === total) return SYLLABUS_FILTER_COPY.all(total);
  return shown === 0 ? SYLLABUS_FILTER_COPY.none : SYLLABUS_FILTER_COPY.some(shown, total);
};

/** Narrows the tables on this page by words and subject, as one types. */
export const SyllabusFilter = ({ total, subjects }: SyllabusFilterProps) => {
  const { form, shown, apply, clear } = useEntryFilter(total);
  return (
    <form
      ref={form}
      className={styles.root}
      aria-label={SYLLABUS_FILTER_COPY.label}
      onInput={apply}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>
        <TextField
          id="syllabus-words"
          name="words"
          type="search"
          label={SYLLABUS_FILTER_COPY.words}
          hint={SYLLABUS_FILTER_COPY.hint}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SelectField
          id="syllabus-subject"
          name="subject"
          label={SYLLABUS_FILTER_COPY.subject}
          placeholder={SYLLABUS_FILTER_COPY.allSubjects}
          options={subjects}
        />
      </div>
      <div className={styles.result}>
        <p role="status">{statusOf(shown, total)}</p>
        {shown < total && (
          <Button tone="secondary" onClick={clear}>
            {SYLLABUS_FILTER_COPY.clear}
          </Button>
        )}
      </div>
    </form>
  );
};

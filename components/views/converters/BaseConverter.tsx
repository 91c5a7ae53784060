import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { BASE_COPY } from '@/data/study/converters/numberSystemCopy';
import { convertBases, nameBase } from '@/lib/study/converters/convertBases';
import { GREATEST_BASE, LEAST_BASE } from '@/lib/study/converters/numberSystems';
import { BaseTable } from './BaseTable';
import styles from './Converter.module.scss';
import { ConverterResult } from './ConverterResult';
import { useConverterFields } from './useConverterFields';

const NAMES = ['number', 'from', 'to'] as const;

const OPTIONS = Array.from({ length: GREATEST_BASE - LEAST_BASE + 1 }, (_, at) => ({
  value: String(at + LEAST_BASE),
  label: nameBase(at + LEAST_BASE),
}));

/** Writes a whole number in another base as somebody types. */
export const BaseConverter = () => {
  const { form, fields, readForm, fill } = useConverterFields(NAMES, BASE_COPY.example);
  const answer = convertBases(fields);

  return (
    <form
      ref={form}
      className={styles.root}
      action="#main"
      noValidate
      onChange={readForm}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>
        <TextField
          id="base-number"
          label={BASE_COPY.number}
          hint={BASE_COPY.numberHint}
          error={answer.ok ? undefined : answer.error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          name="number"
          defaultValue={BASE_COPY.example.number}
        />
        <SelectField
          id="base-from"
          label={BASE_COPY.from}
          hint={BASE_COPY.fromHint}
          placeholder={BASE_COPY.choose}
          options={OPTIONS}
          name="from"
          defaultValue={BASE_COPY.example.from}
        />
        <SelectField
          id="base-to"
          label={BASE_COPY.to}
          hint={BASE_COPY.toHint}
          placeholder={BASE_COPY.choose}
          options={OPTIONS}
          name="to"
          defaultValue={BASE_COPY.example.to}
        />
        <div className={styles.buttons}>
          <Button tone="secondary" onClick={() => fill({ from: fields.to, to: fields.from })}>
            {BASE_COPY.swap}
          </Button>
        </div>
      </div>
      <ConverterResult
        result={answer.ok ? answer.result : null}
        note={null}
        working={answer.ok ? answer.working : []}
      />
      {answer.ok && <BaseTable rows={answer.rows} />}
    </form>
  );
};

import { TextField } from '@/components/forms/TextField';
import { BASE_COPY } from '@/data/study/converters/numberSystemCopy';
import { convertBases, nameBase } from '@/lib/study/converters/convertBases';
import { GREATEST_BASE, LEAST_BASE } from '@/lib/study/converters/numberSystems';
import { BaseTable } from './BaseTable';
import styles from './Converter.module.scss';
import { ConverterForm } from './ConverterForm';
import { ConverterResult } from './ConverterResult';
import { FromTo } from './FromTo';
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
    <ConverterForm form={form} onChange={readForm}>
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
        <FromTo
          idPrefix="base"
          copy={BASE_COPY}
          example={BASE_COPY.example}
          placeholder={BASE_COPY.choose}
          options={OPTIONS}
          onSwap={() => fill({ from: fields.to, to: fields.from })}
        />
      </div>
      <ConverterResult
        result={answer.ok ? answer.result : null}
        note={null}
        working={answer.ok ? answer.working : []}
      />
      {answer.ok && <BaseTable rows={answer.rows} />}
    </ConverterForm>
  );
};

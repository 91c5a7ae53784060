import { TextField } from '@/components/forms/TextField';
import type { UnitKind } from '@/data/study/converters/unit';
import { UNIT_COPY } from '@/data/study/converters/unitCopy';
import { type Converted, convertTyped } from '@/lib/study/converters/convertTyped';
import styles from './Converter.module.scss';
import { ConverterForm } from './ConverterForm';
import { ConverterResult } from './ConverterResult';
import { FromTo } from './FromTo';
import { UnitTable } from './UnitTable';
import { useConverterFields } from './useConverterFields';

const NAMES = ['amount', 'from', 'to'] as const;

type UnitConverterProps = { kind: UnitKind };

const listOptions = ({ groups }: UnitKind) =>
  groups.map(({ title, units }) => ({
    label: title,
    options: units.map(({ id, many, symbol }) => ({ value: id, label: `${many} (${symbol})` })),
  }));

const describeMistake = (answer: Converted, kind: string): string | undefined => {
  if (answer.ok) return undefined;
  return answer.problem === 'below-least'
    ? UNIT_COPY.belowLeast(kind)
    : UNIT_COPY.errors[answer.problem];
};

/** Converts as somebody types, and shows the same amount in every unit of the kind. */
export const UnitConverter = ({ kind }: UnitConverterProps) => {
  const { form, fields, readForm, fill } = useConverterFields(NAMES, kind.example);
  const answer = convertTyped(fields, kind);
  const options = listOptions(kind);

  return (
    <ConverterForm form={form} onChange={readForm}>
      <div className={styles.fields}>
        <TextField
          id="convert-amount"
          label={UNIT_COPY.amount}
          hint={UNIT_COPY.amountHint}
          error={describeMistake(answer, kind.id)}
          inputMode={kind.id === 'temperature' ? 'text' : 'decimal'}
          autoComplete="off"
          name="amount"
          defaultValue={kind.example.amount}
        />
        <FromTo
          idPrefix="convert"
          copy={UNIT_COPY}
          example={kind.example}
          placeholder={UNIT_COPY.unit}
          options={options}
          onSwap={() => fill({ from: fields.to, to: fields.from })}
        />
      </div>
      <ConverterResult
        result={answer.ok ? answer.explained.result : null}
        note={answer.ok && !answer.explained.isExact ? UNIT_COPY.rounded : null}
        working={answer.ok ? answer.explained.working : []}
      />
      {answer.ok && <UnitTable rows={answer.rows} current={fields.to} />}
    </ConverterForm>
  );
};

import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import type { UnitKind } from '@/data/study/converters/unit';
import { UNIT_COPY } from '@/data/study/converters/unitCopy';
import { type Converted, convertTyped } from '@/lib/study/converters/convertTyped';
import styles from './Converter.module.scss';
import { ConverterResult } from './ConverterResult';
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
          id="convert-amount"
          label={UNIT_COPY.amount}
          hint={UNIT_COPY.amountHint}
          error={describeMistake(answer, kind.id)}
          inputMode={kind.id === 'temperature' ? 'text' : 'decimal'}
          autoComplete="off"
          name="amount"
          defaultValue={kind.example.amount}
        />
        <SelectField
          id="convert-from"
          label={UNIT_COPY.from}
          hint={UNIT_COPY.fromHint}
          placeholder={UNIT_COPY.unit}
          options={options}
          name="from"
          defaultValue={kind.example.from}
        />
        <SelectField
          id="convert-to"
          label={UNIT_COPY.to}
          hint={UNIT_COPY.toHint}
          placeholder={UNIT_COPY.unit}
          options={options}
          name="to"
          defaultValue={kind.example.to}
        />
        <div className={styles.buttons}>
          <Button tone="secondary" onClick={() => fill({ from: fields.to, to: fields.from })}>
            {UNIT_COPY.swap}
          </Button>
        </div>
      </div>
      <ConverterResult
        result={answer.ok ? answer.explained.result : null}
        note={answer.ok && !answer.explained.isExact ? UNIT_COPY.rounded : null}
        working={answer.ok ? answer.explained.working : []}
      />
      {answer.ok && <UnitTable rows={answer.rows} current={fields.to} />}
    </form>
  );
};

import { describeControl, Field } from '@/components/forms/Field';
import fieldStyles from '@/components/forms/Field.module.scss';
import type { CalculatorField } from '@/lib/study/calculators/calculator';
import styles from './CalculatorInput.module.scss';
import { parameterOf } from './calculatorLink';

type CalculatorInputProps = {
  /** Of the calculator. */
  owner: string;
  field: CalculatorField;
  error?: string;
};

/** One input of a calculator with its unit. It starts with the example. */
export const CalculatorInput = ({ owner, field, error }: CalculatorInputProps) => {
  const { name, label, unit, hint, options, keypad, example } = field;
  const frame = { id: `${owner}-${name}`, label, hint, error };
  const control = {
    ...describeControl(frame),
    name: parameterOf(owner, name),
    defaultValue: example,
  };

  const describers =
    [unit && `${frame.id}-unit`, control['aria-describedby']].filter(Boolean).join(' ') ||
    undefined;

  return (
    <Field {...frame}>
      {options ? (
        <select {...control} className={`${fieldStyles.control} ${fieldStyles.select}`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <div className={styles.line}>
          <input
            {...control}
            aria-describedby={describers}
            type="text"
            className={fieldStyles.control}
            inputMode={keypad}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
          {unit && (
            <span className={styles.unit} id={`${frame.id}-unit`}>
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
};

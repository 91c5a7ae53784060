import { type ReactNode, useId } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import styles from './CampaignEditor.module.scss';
import { fieldId, useProblem } from './problems';

type Placed = {
  /** The way to it in the draft, as `blocks.0.heading`. */
  at: string;
  label: string;
  hint?: string;
};

type TextAtProps = Placed & {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'date' | 'tel' | 'color';
  /** Several lines. */
  isLong?: boolean;
};

/** A text of the draft with what is wrong with it. */
export const TextAt = ({ at, label, hint, value, onChange, type, isLong }: TextAtProps) => {
  const error = useProblem(at);
  const frame = { id: fieldId(at), label, hint, error, value, autoComplete: 'off' };
  return isLong ? (
    <TextAreaField {...frame} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextField {...frame} type={type} onChange={({ target }) => onChange(target.value)} />
  );
};

type Option = { value: string; label: string };

type SelectAtProps = Placed & {
  value: string;
  options: readonly Option[];
  /** The words for nothing chosen; without them something always is. */
  placeholder?: string;
  onChange: (value: string) => void;
};

/** A choice of the draft with what is wrong with it. */
export const SelectAt = ({ at, onChange, ...field }: SelectAtProps) => (
  <SelectField
    {...field}
    id={fieldId(at)}
    error={useProblem(at)}
    onChange={({ target }) => onChange(target.value)}
  />
);

type GroupAtProps = Placed & { children: ReactNode };

/** Fields that belong together, with what is wrong with all of them. */
export const GroupAt = ({ at, label, hint, children }: GroupAtProps) => {
  const error = useProblem(at);
  const id = useId();
  return (
    <fieldset
      id={fieldId(at)}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={
        [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
      }
    >
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.quiet}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.problem}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
};

type ChecksAtProps<Value extends string> = Placed & {
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** Any of several. */
export const ChecksAt = <Value extends string>({
  options,
  chosen,
  onChange,
  ...group
}: ChecksAtProps<Value>) => (
  <GroupAt {...group}>
    <div className={styles.checks}>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(
                options
                  .map((option) => option.value)
                  .filter((one) => (one === value ? target.checked : chosen.includes(one))),
              )
            }
          />
          {label}
        </label>
      ))}
    </div>
  </GroupAt>
);

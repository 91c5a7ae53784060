import type { ComponentProps } from 'react';
import { describeControl, Field, type FieldFrame } from './Field';
import styles from './Field.module.scss';

type Option = { value: string; label: string };

export type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, keyof FieldFrame | 'children'> & {
    /** Shown while nothing is chosen; none where something always is. */
    placeholder?: string;
    /** Options, or options under headings. */
    options: readonly (Option | { label: string; options: readonly Option[] })[];
  };

const renderOption = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** The browser's own list, with its label, hint and error. */
export const SelectField = ({
  id,
  label,
  hint,
  error,
  placeholder,
  options,
  ...control
}: SelectFieldProps) => {
  const frame = { id, label, hint, error };
  return (
    <Field {...frame}>
      <select
        {...control}
        {...describeControl(frame)}
        className={`${styles.control} ${styles.select}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(entry)
          ),
        )}
      </select>
    </Field>
  );
};

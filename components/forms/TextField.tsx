import type { ComponentProps } from 'react';
import { describeControl, Field, type FieldFrame } from './Field';
import styles from './Field.module.scss';

export type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, keyof FieldFrame>;

/** A line of text with its label, hint and error. */
export const TextField = ({ id, label, hint, error, ...control }: TextFieldProps) => {
  const frame = { id, label, hint, error };
  return (
    <Field {...frame}>
      <input type="text" {...control} {...describeControl(frame)} className={styles.control} />
    </Field>
  );
};

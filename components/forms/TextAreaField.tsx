import type { ComponentProps } from 'react';
import { describeControl, Field, type FieldFrame } from './Field';
import styles from './Field.module.scss';

export type TextAreaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, keyof FieldFrame>;

/** Several lines of text with their label, hint and error. */
export const TextAreaField = ({ id, label, hint, error, ...control }: TextAreaFieldProps) => {
  const frame = { id, label, hint, error };
  return (
    <Field {...frame}>
      <textarea
        rows={3}
        {...control}
        {...describeControl(frame)}
        className={`${styles.control} ${styles.area}`}
      />
    </Field>
  );
};

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './Field.module.scss';

/** What every field has around its control. */
export type FieldFrame = {
  /** Of the control; hint and error get theirs from it. */
  id: string;
  label: string;
  hint?: string;
  /** What is wrong, in words for people. */
  error?: string;
};

/** Ties a control to its hint and its error. */
export const describeControl = ({ id, hint, error }: FieldFrame) => ({
  id,
  'aria-describedby':
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

type FieldProps = FieldFrame & { children: ReactNode };

/** Label above, hint below the label, the control, its error under it. */
export const Field = ({ id, label, hint, error, children }: FieldProps) => (
  <div className={styles.root}>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    {hint && (
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {children}
    {error && (
      <p className={styles.error} id={`${id}-error`}>
        <Icon name="alert" size={18} />
        {error}
      </p>
    )}
  </div>
);

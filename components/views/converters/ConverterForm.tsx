import type { ReactNode, RefObject } from 'react';
import styles from './Converter.module.scss';

type ConverterFormProps = {
  form: RefObject<HTMLFormElement | null>;
  onChange: () => void;
  children: ReactNode;
};

/** Converts while somebody types: nothing is ever sent. */
export const ConverterForm = ({ form, onChange, children }: ConverterFormProps) => (
  <form
    ref={form}
    className={styles.root}
    action="#main"
    noValidate
    onChange={onChange}
    onSubmit={(event) => event.preventDefault()}
  >
    {children}
  </form>
);

import { useId } from 'react';
import styles from './RadioButtons.module.scss';

type RadioButtonsProps = {
  name: string;
  /** What is chosen from them. */
  label: string;
  /** `detail` stands on a line of its own. */
  options: readonly { value: string; label: string; detail?: string }[];
  value: string | null;
  onChange: (value: string) => void;
};

/** One of a few, as buttons that a thumb can hit: two to a row on a phone. */
export const RadioButtons = ({ name, label, options, value, onChange }: RadioButtonsProps) => {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.root}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>
              <span>
                {option.label}{' '}
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
};

import { useId } from 'react';
import { type Control, decimal } from '@/lib/study/explorers/explorer';
import styles from './Explorers.module.scss';

type ExplorerControlProps = {
  control: Control;
  value: number;
  onChange: (value: number) => void;
};

/** A slider with its value beside its name, or a few choices. */
export const ExplorerControl = ({ control, value, onChange }: ExplorerControlProps) => {
  const id = useId();
  if (control.kind === 'choice') {
    return (
      <fieldset className={styles.choices}>
        <legend>{control.label}</legend>
        {control.options.map((option, at) => (
          <label key={option}>
            <input type="radio" name={id} checked={at === value} onChange={() => onChange(at)} />
            {option}
          </label>
        ))}
      </fieldset>
    );
  }
  const { label, min, max, step, unit = '' } = control;
  const shown = `${decimal(value)}${unit}`;
  return (
    <div>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value} aria-hidden="true">
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
};

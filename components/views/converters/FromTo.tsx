import type { ComponentProps } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import { Button } from '@/components/ui/Button';
import styles from './Converter.module.scss';

type FromToProps = Pick<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> & {
  idPrefix: string;
  copy: Record<'from' | 'fromHint' | 'to' | 'toHint' | 'swap', string>;
  example: Record<'from' | 'to', string>;
  onSwap: () => void;
};

/** What is converted from and to, and a button that swaps the two. */
export const FromTo = ({ idPrefix, copy, example, onSwap, ...list }: FromToProps) => (
  <>
    <SelectField
      id={`${idPrefix}-from`}
      label={copy.from}
      hint={copy.fromHint}
      name="from"
      defaultValue={example.from}
      {...list}
    />
    <SelectField
      id={`${idPrefix}-to`}
      label={copy.to}
      hint={copy.toHint}
      name="to"
      defaultValue={example.to}
      {...list}
    />
    <div className={styles.buttons}>
      <Button tone="secondary" onClick={onSwap}>
        {copy.swap}
      </Button>
    </div>
  </>
);

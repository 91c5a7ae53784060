import { useState } from 'react';
import { completeEmail } from '@/lib/enquiry/completeEmail';
import { useCombobox } from '@/lib/hooks/useCombobox';
import styles from './EmailField.module.scss';
import { describeControl, Field } from './Field';
import field from './Field.module.scss';
import type { TextFieldProps } from './TextField';

type EmailFieldProps = Omit<TextFieldProps, 'type'> & {
  /** Whether JavaScript runs: before, it is a plain e-mail field. */
  isHydrated: boolean;
  /** Called with the whole address that was picked from the list. */
  onPick: (address: string) => void;
};

/** An e-mail field that offers to complete the address once an @ is typed. */
export const EmailField = ({
  id,
  label,
  hint,
  error,
  isHydrated,
  onPick,
  ...input
}: EmailFieldProps) => {
  const listId = `${id}-options`;
  const [options, setOptions] = useState<string[]>([]);
  const complete = (typed: string) => setOptions(completeEmail(typed));
  const list = useCombobox({
    listId,
    count: options.length,
    open: complete,
    close: () => setOptions([]),
  });
  const pick = (address: string) => {
    onPick(address);
    list.shut();
  };
  const frame = { id, label, hint, error };
  return (
    <Field {...frame}>
      <div className={styles.root}>
        <input
          {...input}
          {...describeControl(frame)}
          {...(isHydrated && list.control)}
          type="email"
          className={field.control}
          onInput={(event) => {
            list.forget();
            complete(event.currentTarget.value);
          }}
          onKeyDown={list.onKeyDown}
          onBlur={(event) => {
            list.shut();
            input.onBlur?.(event);
          }}
        />
        {list.isOpen && (
          <div
            className={styles.options}
            id={listId}
            role="listbox"
            aria-label="Complete the address"
          >
            {options.map((address, index) => (
              // The field keeps the focus and hears the keys; a press only picks.
              <button
                key={address}
                type="button"
                tabIndex={-1}
                id={list.optionId(index)}
                className={styles.option}
                role="option"
                aria-selected={index === list.active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(address)}
              >
                {address}
              </button>
            ))}
          </div>
        )}
      </div>
    </Field>
  );
};

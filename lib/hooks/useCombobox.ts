import { type KeyboardEvent, useState } from 'react';

type ComboboxOptions = {
  listId: string;
  /** How many options the list has; none: it is closed. */
  count: number;
  /** Asked for with the arrow while the list is closed, for what stands in the field. */
  open: (typed: string) => void;
  close: () => void;
};

type FieldKey = KeyboardEvent<HTMLInputElement>;

const NONE = -1;

// Ours is 0.5 kB gzip; downshift's useCombobox is 13.8 kB, in every page with the enquiry form.
// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
/**
 * The combobox pattern: the focus stays in the field, arrows move through the list and out of it
 * again, Enter presses the chosen option, Escape closes.
 */
export const useCombobox = ({ listId, count, open, close }: ComboboxOptions) => {
  const [chosen, setChosen] = useState(NONE);
  // A shorter list may have come since.
  const active = chosen < count ? chosen : NONE;
  const isOpen = count > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const shut = () => {
    setChosen(NONE);
    close();
  };
  // One place before the first option and after the last is the field itself.
  const move = (step: 1 | -1) => setChosen(((active + 1 + step + count + 1) % (count + 1)) - 1);

  const arrow = (step: 1 | -1, { altKey, currentTarget }: FieldKey): boolean => {
    if (isOpen && altKey && step < 0) shut();
    else if (isOpen && !altKey) move(step);
    else if (!isOpen && step > 0) open(currentTarget.value);
    else return false;
    return true;
  };

  /** Whether the key meant the list; else it is the field's or the form's. */
  const press = (event: FieldKey): boolean => {
    const { key } = event;
    if (key === 'ArrowDown') return arrow(1, event);
    if (key === 'ArrowUp') return arrow(-1, event);
    if (key === 'Enter' && active !== NONE) {
      document.getElementById(optionId(active))?.click();
      return true;
    }
    const isAway = key === 'Enter' || (key === 'Escape' && isOpen);
    // Enter without a chosen option sends the form: nothing may open over its answer.
    if (isAway) shut();
    return isAway && key === 'Escape';
  };

  const onKeyDown = (event: FieldKey) => {
    // Enter also ends a word in the keyboards of Indian scripts.
    if (!event.nativeEvent.isComposing && press(event)) event.preventDefault();
  };

  return {
    active,
    isOpen,
    optionId,
    onKeyDown,
    shut,
    forget: () => setChosen(NONE),
    control: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active === NONE ? undefined : optionId(active),
    } as const,
  };
};

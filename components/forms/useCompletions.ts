import { type KeyboardEvent, useState } from 'react';

type CompletionsOptions = {
  listId: string;
  complete: (typed: string) => string[];
  onPick: (value: string) => void;
};

const NONE = -1;

/** The listbox pattern: arrows move, Enter takes, Escape closes; focus stays in the field. */
export const useCompletions = ({ listId, complete, onPick }: CompletionsOptions) => {
  const [options, setOptions] = useState<string[]>([]);
  const [active, setActive] = useState(NONE);

  const show = (next: string[]) => {
    setOptions(next);
    setActive(NONE);
  };
  const close = () => show([]);
  const pick = (value: string) => {
    onPick(value);
    close();
  };
  // One place before the first option and after the last is the field itself.
  const move = (step: 1 | -1) => {
    const places = options.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (options.length === 0) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen !== undefined) pick(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };

  const optionId = (index: number) => `${listId}-${index}`;
  return {
    options,
    active,
    optionId,
    pick,
    close,
    type: (typed: string) => show(complete(typed)),
    onKeyDown,
    control: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': options.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': active === NONE ? undefined : optionId(active),
    } as const,
  };
};

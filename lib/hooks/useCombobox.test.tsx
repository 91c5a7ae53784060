/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { render } from '@/lib/testing/render';
import { useCombobox } from './useCombobox';

const FRUIT = ['Mango', 'Guava'];

const FruitField = () => {
  const [options, setOptions] = useState<string[]>([]);
  const [picked, setPicked] = useState('');
  const list = useCombobox({
    listId: 'fruit',
    count: options.length,
    open: () => setOptions(FRUIT),
    close: () => setOptions([]),
  });
  return (
    <>
      <input {...list.control} aria-label="Fruit" onKeyDown={list.onKeyDown} onBlur={list.shut} />
      {list.isOpen && (
        <div role="listbox" id="fruit" aria-label="Fruits">
          {options.map((fruit, index) => (
            <button
              type="button"
              key={fruit}
              id={list.optionId(index)}
              role="option"
              aria-selected={index === list.active}
              onClick={() => setPicked(fruit)}
            >
              {fruit}
            </button>
          ))}
        </div>
      )}
      <output>{picked}</output>
    </>
  );
};

const open = async () => {
  const { person } = render(<FruitField />);
  await person.tab();
  return person;
};
const field = () => screen.getByRole('combobox', { name: 'Fruit' });
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

it('opens with the arrow and says so', async () => {
  const person = await open();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await person.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(chosen()).toBeNull();
});

it('walks through the list and out of it, the focus in the field', async () => {
  const person = await open();
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe('Mango');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  await person.keyboard('{ArrowUp}');
  expect(chosen()).toBeNull();
  await person.keyboard('{ArrowUp}');
  expect(chosen()).toBe('Guava');
  expect(field()).toHaveFocus();
});

it('presses the chosen option with Enter', async () => {
  const person = await open();
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Guava');
});

it.each(['{Escape}', '{Enter}', '{Alt>}{ArrowUp}{/Alt}'])('closes with %s', async (key) => {
  const person = await open();
  await person.keyboard('{ArrowDown}');
  await person.keyboard(key);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

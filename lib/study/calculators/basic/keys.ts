/** The keys of the basic calculator, row by row. */
export const KEY_ROWS = [
  ['MC', 'MR', 'M+', 'M−'],
  ['AC', '⌫', '(', ')'],
  ['7', '8', '9', '÷'],
  ['4', '5', '6', '×'],
  ['1', '2', '3', '−'],
  ['0', '.', '%', '+'],
  ['Ans', '='],
] as const;

export type Key = (typeof KEY_ROWS)[number][number];

/** What a key writes into the sum; null for the keys that do something. */
export const writtenBy = (key: Key): string | null => {
  if (key === 'MR') return 'M';
  return ['MC', 'M+', 'M−', 'AC', '⌫', '='].includes(key) ? null : key;
};

/** Whether a sign goes on from the answer before it, as + does, and does not begin a new sum. */
export const goesOn = (sign: string): boolean => /^[+\-−*x×/÷%]$/i.test(sign);

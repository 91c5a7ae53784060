const nothingBelow: Readonly<Record<string, string>> = {
  temperature:
    'That is below absolute zero (-273.15 °C), and nothing is colder. Type a larger number.',
};

/** What the converter of units says. */
export const UNIT_COPY = {
  amount: 'Amount',
  amountHint: 'Such as 5, 2.75 or 1,50,000.',
  from: 'From',
  fromHint: 'The unit that you have.',
  to: 'To',
  toHint: 'The unit that you want.',
  swap: 'Swap units',
  result: 'Result',
  working: 'Working',
  rounded: 'Rounded to ten significant digits.',
  inAll: 'The same in every unit',
  unit: 'Unit',
  value: 'Value',
  errors: {
    empty: 'Type an amount, such as 5.',
    'not-a-number': 'Use digits only, with a point for decimals, such as 2.75.',
    commas: 'The commas do not fit a number. Write 1,50,000 or 150000.',
    'too-long': 'That is too long. Type at most 30 characters.',
    'unknown-unit': 'Choose two units from the lists.',
  },
  belowLeast: (kind: string) =>
    nothingBelow[kind] ?? 'This cannot be less than zero. Type the amount without a minus.',
} as const;

/** What the box for numbers says. */
export const NUMBER_BOX_COPY = {
  label: 'Number',
  hint: 'A whole number of up to 15 digits, such as 9,99,99,999 or 2.5 lakh.',
  submit: 'Write in words',
  field: 'n',
  errors: {
    empty: 'Type a whole number, such as 45,000.',
    negative: 'Type the number without a minus: this page writes 0 and above.',
    'not-a-number': 'Use digits only, such as 45000 or 45,000.',
    'not-whole': 'Type a whole number. Leave out the point and what follows.',
    commas: 'The commas do not fit. Write 1,00,000 or 100,000, or leave them out.',
    'too-big': 'That has more than 15 digits. The largest number here is 99,99,99,99,99,99,999.',
  },
} as const;

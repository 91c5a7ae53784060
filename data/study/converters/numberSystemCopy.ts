const worth = (digit: string): string =>
  /[A-Z]/.test(digit) ? `${digit} (${digit.charCodeAt(0) - 55})` : digit;

/** What the converter of number systems says. */
export const BASE_COPY = {
  number: 'Number',
  numberHint: 'A whole number, at most 64 digits.',
  choose: 'Choose a base',
  from: 'It is written in',
  fromHint: 'The base that you have.',
  to: 'Write it in',
  toHint: 'The base that you want.',
  swap: 'Swap the two',
  result: 'Result',
  working: 'Working',
  inAll: 'The same number in the bases used most',
  names: { 2: 'binary', 8: 'octal', 10: 'decimal', 16: 'hexadecimal' } as Readonly<
    Record<number, string>
  >,
  base: (base: number, name: string | undefined) =>
    name ? `base ${base} (${name})` : `base ${base}`,
  equation: (number: string, from: string, answer: string, to: string) =>
    `${number} in ${from} = ${answer} in ${to}`,
  division: (start: bigint, base: number, quotient: bigint, digit: string) =>
    `${start} ÷ ${base} = ${quotient}, remainder ${worth(digit)}`,
  signAside: (size: bigint) => `Leave the minus sign aside and work with ${size}.`,
  signBack: (number: string) => `Put the minus sign back: ${number}`,
  readUpwards: (digits: string) => `The remainders from the last to the first: ${digits}`,
  errors: {
    empty: 'Type a whole number, such as 1011.',
    'too-long': 'That is too long. Type at most 64 digits.',
    base: 'Choose a base from 2 to 36.',
    digit: (digit: string, base: number, last: string) =>
      `“${digit}” is not a digit of base ${base}. Use 0 to ${last}${
        base > 10 ? ' (letters stand for ten and more)' : ''
      }, without a point.`,
  },
  example: { number: '1011', from: '2', to: '10' },
} as const;

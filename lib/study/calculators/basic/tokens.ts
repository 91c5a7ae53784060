import { plainMinus } from '@/lib/study/calculators/exact/parseRational';

export type Operator = '+' | '−' | '×' | '÷';

/** A piece of a sum. `Ans` is the last answer, `M` the memory. */
export type Token =
  | { kind: 'number'; text: string }
  | { kind: 'name'; name: 'Ans' | 'M' }
  | { kind: 'operator'; operator: Operator }
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'percent' };

const OPERATORS: Readonly<Record<string, Operator>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  x: '×',
  X: '×',
  '×': '×',
  '/': '÷',
  '÷': '÷',
};

const NUMBER = /^[\d.,]+/;

const wordAt = (rest: string): Token | null => {
  const name = /^ans/i.test(rest) ? 'Ans' : /^m(?![a-z])/i.test(rest) ? 'M' : null;
  return name && { kind: 'name', name };
};

const signAt = (sign: string): Token | null => {
  const operator = OPERATORS[sign];
  if (operator) return { kind: 'operator', operator };
  if (sign === '(' || sign === ')') return { kind: sign === '(' ? 'open' : 'close' };
  return sign === '%' ? { kind: 'percent' } : null;
};

const lengthOf = (token: Token): number => {
  if (token.kind === 'number') return token.text.length;
  return token.kind === 'name' ? token.name.length : 1;
};

/** The pieces of a typed sum, or the first sign that has no meaning in one. */
export const readTokens = (typed: string): { tokens: Token[] } | { unknown: string } => {
  let rest = plainMinus(typed);
  const tokens: Token[] = [];
  while (rest !== '') {
    const number = NUMBER.exec(rest)?.[0] ?? '';
    const token: Token | null = number
      ? { kind: 'number', text: number }
      : (signAt(rest.charAt(0)) ?? wordAt(rest));
    if (!token) return { unknown: Array.from(rest)[0] ?? '' };
    tokens.push(token);
    rest = rest.slice(lengthOf(token)).trimStart();
  }
  return { tokens };
};

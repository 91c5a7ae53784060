import type { FormulaSymbol } from '@/data/study/formulas/formula';
import { standsAt, tokenise } from './tokens';

type Known = { tokens: readonly string[]; value: number };

const FUNCTIONS: Record<string, (x: number) => number> = {
  '\\sin': Math.sin,
  '\\cos': Math.cos,
  '\\tan': Math.tan,
  '\\cot': (x) => 1 / Math.tan(x),
  '\\sec': (x) => 1 / Math.cos(x),
  '\\csc': (x) => 1 / Math.sin(x),
  '\\log': Math.log10,
  '\\ln': Math.log,
};
/** What a function is with −1 as its power: not its reciprocal. */
const INVERSES: Record<string, (x: number) => number> = {
  '\\sin': Math.asin,
  '\\cos': Math.acos,
  '\\tan': Math.atan,
  '\\cot': (x) => Math.PI / 2 - Math.atan(x),
  '\\sec': (x) => Math.acos(1 / x),
  '\\csc': (x) => Math.asin(1 / x),
};
const RADIANS_PER_DEGREE = Math.PI / 180;
const ENDS = new Set([')', ']', '}', '+', '-', '=', '\\pm']);
const TIMES = new Set(['\\times', '\\cdot']);
const OVER = new Set(['/', '\\div']);

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/**
 * Reads TeX as arithmetic, from left to right, by its own rules and none of the page's code: a
 * second way to the number that the worked use states. Throws at what is no arithmetic.
 */
class TexReader {
  private at = 0;
  private openBars = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly known: readonly Known[],
    /** What ± stands for this time. */
    private readonly sign: 1 | -1,
  ) {}

  /** The value of each side of an equation. */
  sides(): number[] {
    const values = [this.sum()];
    while (this.take('=')) values.push(this.sum());
    if (this.at < this.tokens.length) throw new Error(`Cannot read ${this.tokens[this.at]}`);
    return values;
  }

  private take(token: string): boolean {
    const isNext = this.tokens[this.at] === token;
    if (isNext) this.at += 1;
    return isNext;
  }

  private expect(token: string): void {
    if (!this.take(token)) throw new Error(`Expected ${token} before ${this.tokens[this.at]}`);
  }

  private sum(): number {
    let value = this.take('-') ? -this.product() : this.product();
    for (;;) {
      if (this.take('+')) value += this.product();
      else if (this.take('-')) value -= this.product();
      else if (this.take('\\pm')) value += this.sign * this.product();
      else return value;
    }
  }

  /** Factors side by side; `isArgument`: those of a function, which the next function ends. */
  private product(isArgument = false): number {
    let value = this.power();
    for (;;) {
      const next = this.tokens[this.at];
      if (next === undefined || (isArgument && next in FUNCTIONS)) return value;
      if (TIMES.has(next)) {
        this.at += 1;
        value *= this.power();
      } else if (OVER.has(next)) {
        this.at += 1;
        value /= this.power();
      } else if (this.isEnd(next)) return value;
      else value *= this.power();
    }
  }

  private isEnd(next: string): boolean {
    return (ENDS.has(next) || (next === '|' && this.openBars > 0)) && !this.startsSymbol();
  }

  private startsSymbol(): boolean {
    return this.known.some(({ tokens }) => standsAt(this.tokens, this.at, tokens));
  }

  private power(): number {
    let value = this.atom();
    for (;;) {
      if (this.take('!')) value = factorial(value);
      else if (!this.take('^')) return value;
      else if (this.take('\\circ')) value *= RADIANS_PER_DEGREE;
      else value **= this.argument();
    }
  }

  /** In braces, or the one thing that stands there. */
  private argument(): number {
    if (!this.take('{')) return this.atom();
    const value = this.sum();
    this.expect('}');
    return value;
  }

  private enclosed(end: string): number {
    const value = this.sum();
    this.expect(end);
    return value;
  }

  private atom(): number {
    const symbol = this.known.find(({ tokens }) => standsAt(this.tokens, this.at, tokens));
    if (symbol) {
      this.at += symbol.tokens.length;
      return symbol.value;
    }
    const token = this.tokens[this.at] ?? 'the end';
    this.at += 1;
    if (/^\d/.test(token)) return Number(token);
    const apply = FUNCTIONS[token];
    if (apply) return this.call(apply, INVERSES[token]);
    if (token === '\\pi') return Math.PI;
    if (token === 'e') return Math.E;
    if (token === '\\frac') return this.argument() / this.argument();
    if (token === '\\sqrt') return this.root();
    if (token === '(') return this.enclosed(')');
    if (token === '[') return this.enclosed(']');
    if (token === '{') return this.enclosed('}');
    if (token === '|') return this.size();
    throw new Error(`Cannot read ${token}`);
  }

  private size(): number {
    this.openBars += 1;
    const value = Math.abs(this.enclosed('|'));
    this.openBars -= 1;
    return value;
  }

  private root(): number {
    const degree = this.take('[') ? this.enclosed(']') : 2;
    return this.argument() ** (1 / degree);
  }

  /** A function with a power of its own (sin²) or its inverse, and what it is of. */
  private call(apply: (x: number) => number, inverse?: (x: number) => number): number {
    const power = this.take('^') ? this.argument() : 1;
    const isClosed = this.tokens[this.at] === '(' && !this.startsSymbol();
    const of = isClosed ? this.atom() : this.product(true);
    return power === -1 && inverse ? inverse(of) : apply(of) ** power;
  }
}

const toKnown = ([tex, , unit, value]: FormulaSymbol): Known[] =>
  value === undefined
    ? []
    : [{ tokens: tokenise(tex), value: unit === '°' ? value * RADIANS_PER_DEGREE : value }];

/** The value of each side of a formula with the numbers of its use put in. ± is read as `sign`. */
export const evaluateTex = (
  tex: string,
  symbols: readonly FormulaSymbol[],
  sign: 1 | -1 = 1,
): number[] => {
  const known = symbols.flatMap(toKnown).sort((a, b) => b.tokens.length - a.tokens.length);
  return new TexReader(tokenise(tex), known, sign).sides();
};

import { counted } from '@/data/copy/counted';
import { MATHS_MESSAGES } from '@/data/study/calculators/messages';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import {
  add,
  divide,
  HUNDRED,
  isZero,
  multiply,
  ONE,
  power,
  type Rational,
  rational,
  subtract,
} from '@/lib/study/calculators/exact/rational';
import { decimal, equals, rupees } from '@/lib/study/calculators/exact/showRational';
import { readInputs } from '@/lib/study/calculators/readInputs';

const MOST_RUPEES = 10n ** 12n;
const MOST_RATE = 100n;
const MOST_YEARS = 600n;
const MOST_PERIODS = 600n;
/** A yearly rate shared by twelve months has many decimals. */
const RATE_PLACES = 10;

export const TIME_UNITS = ['years', 'months', 'days'] as const;
type TimeUnit = (typeof TIME_UNITS)[number];
const PER_YEAR: Record<TimeUnit, bigint> = { years: 1n, months: 12n, days: 365n };

export const COMPOUNDING = ['yearly', 'half-yearly', 'quarterly', 'monthly'] as const;
type Compounding = (typeof COMPOUNDING)[number];
const PERIODS: Record<Compounding, { perYear: bigint; name: string }> = {
  yearly: { perYear: 1n, name: 'year' },
  'half-yearly': { perYear: 2n, name: 'half-year' },
  quarterly: { perYear: 4n, name: 'quarter' },
  monthly: { perYear: 12n, name: 'month' },
};

type Read = ReturnType<typeof readInputs>;

const readLoan = (read: Read) => ({
  principal: read.number('principal', 'The principal', { rule: 'aboveZero', most: MOST_RUPEES }),
  rate: read.number('rate', 'The rate', { rule: 'notNegative', most: MOST_RATE }),
});

const simple = (principal: Rational, rate: Rational, years: Rational): Rational =>
  divide(multiply(multiply(principal, rate), years), HUNDRED);

/** Simple interest in rupees: P × R × T ÷ 100. A month is a twelfth, a day 1/365 of a year. */
export const calculateSimpleInterest = (inputs: Record<string, string>): CalculatorAnswer => {
  const read = readInputs(inputs);
  const { principal, rate } = readLoan(read);
  const unit = read.choice('unit', 'the unit of time', TIME_UNITS);
  const most = MOST_YEARS * PER_YEAR[unit ?? 'years'];
  const time = read.number('time', 'The time', { rule: 'aboveZero', most });
  const mistakes = read.mistakes();
  if (mistakes || !unit) return mistakes ?? { ok: false, errors: {} };
  const years = divide(time, rational(PER_YEAR[unit]));
  const interest = simple(principal, rate, years);
  const amount = add(principal, interest);
  const shownYears = unit === 'years' ? decimal(time) : `(${decimal(time)} ÷ ${PER_YEAR[unit]})`;
  return {
    ok: true,
    result: `Simple interest = ${rupees(interest)}; amount = ${rupees(amount)}`,
    working: [
      ...(unit === 'years'
        ? []
        : [
            `T = ${counted(decimal(time), unit.slice(0, -1))} = ${decimal(time)} ÷ ${PER_YEAR[unit]} years`,
          ]),
      'Simple interest = P × R × T ÷ 100',
      `= ${rupees(principal)} × ${decimal(rate)} × ${shownYears} ÷ 100 = ${rupees(interest)}`,
      `Amount = principal + interest = ${rupees(principal)} + ${rupees(interest)} = ${rupees(amount)}`,
    ],
  };
};

type Growth = {
  principal: Rational;
  /** Per cent in each period. */
  rate: Rational;
  /** How many full periods, and the part of one that is left. */
  count: number;
  rest: Rational;
  period: string;
};

/** The amount after the full periods, then simple interest for what is left of one. */
const grow = ({ principal, rate, count, rest, period }: Growth) => {
  const whole = multiply(principal, power(add(ONE, divide(rate, HUNDRED)), count));
  const shownRate = decimal(rate, RATE_PLACES);
  const grown = `${rupees(principal)} × (1 + ${shownRate} ÷ 100)^${count}`;
  const formula = 'Amount = P × (1 + rate in each period ÷ 100) raised to the number of periods';
  if (isZero(rest)) return { amount: whole, lines: [formula, `= ${grown} = ${rupees(whole)}`] };
  const amount = add(whole, simple(whole, rate, rest));
  const more = `(1 + ${shownRate} × ${decimal(rest)} ÷ 100)`;
  return {
    amount,
    lines: [
      MATHS_MESSAGES.restOfPeriod(counted(count, `full ${period}`), decimal(rest), period),
      ...(count > 0
        ? [formula, `After ${counted(count, period)}: ${grown} = ${rupees(whole)}`]
        : []),
      `Amount with the rest = ${count > 0 ? grown : rupees(principal)} × ${more} = ${rupees(amount)}`,
    ],
  };
};

/**
 * Compound interest in rupees. What is left of a period earns simple interest on the amount reached,
 * as schoolbooks have it: 2½ years are two years compounded and half a year simple.
 */
export const calculateCompoundInterest = (inputs: Record<string, string>): CalculatorAnswer => {
  const read = readInputs(inputs);
  const { principal, rate } = readLoan(read);
  const years = read.number('years', 'The time', { rule: 'aboveZero', most: MOST_YEARS });
  const compounding = read.choice('compounding', 'compounding', COMPOUNDING);
  const { perYear, name } = PERIODS[compounding ?? 'yearly'];
  const periods = multiply(years, rational(perYear));
  const count = periods.top / periods.bottom;
  if (count > MOST_PERIODS) read.reject('years', MATHS_MESSAGES.tooManyPeriods);
  const mistakes = read.mistakes();
  if (mistakes) return mistakes;
  const perPeriod = divide(rate, rational(perYear));
  const { amount, lines } = grow({
    principal,
    rate: perPeriod,
    count: Number(count),
    rest: subtract(periods, rational(count)),
    period: name,
  });
  const interest = subtract(amount, principal);
  const plain = simple(principal, rate, years);
  return {
    ok: true,
    result: `Compound interest = ${rupees(interest)}; amount = ${rupees(amount)}`,
    working: [
      `Periods: ${decimal(years)} × ${perYear} = ${counted(decimal(periods), name)}; rate in each: ${decimal(rate)}% ÷ ${perYear} ${equals(perPeriod, 6, '%')}`,
      ...lines,
      `Compound interest = ${rupees(amount)} − ${rupees(principal)} = ${rupees(interest)}`,
      `For comparison, simple interest for the same time is ${rupees(plain)}.`,
    ],
  };
};

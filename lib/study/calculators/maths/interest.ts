import { counted } from '@/data/copy/counted';
import { MATHS_MESSAGES } from '@/data/study/calculators/messages';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import {
  add,
  divide,
  HUNDRED,
  isWhole,
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

/** Compound interest in rupees, for a whole number of periods. Exact until it is rounded to paise. */
export const calculateCompoundInterest = (inputs: Record<string, string>): CalculatorAnswer => {
  const read = readInputs(inputs);
  const { principal, rate } = readLoan(read);
  const years = read.number('years', 'The time', { rule: 'aboveZero', most: MOST_YEARS });
  const compounding = read.choice('compounding', 'compounding', COMPOUNDING);
  const { perYear, name } = PERIODS[compounding ?? 'yearly'];
  const periods = multiply(years, rational(perYear));
  if (!isWhole(periods)) read.reject('years', MATHS_MESSAGES.periods(`${name}s`));
  else if (periods.top > MOST_PERIODS) read.reject('years', MATHS_MESSAGES.tooManyPeriods);
  const mistakes = read.mistakes();
  if (mistakes) return mistakes;
  const count = Number(periods.top);
  const perPeriod = divide(rate, rational(perYear));
  const growth = add(ONE, divide(perPeriod, HUNDRED));
  const amount = multiply(principal, power(growth, count));
  const interest = subtract(amount, principal);
  const plain = simple(principal, rate, years);
  return {
    ok: true,
    result: `Compound interest = ${rupees(interest)}; amount = ${rupees(amount)}`,
    working: [
      `Periods: ${decimal(years)} × ${perYear} = ${counted(count, name)}; rate in each: ${decimal(rate)}% ÷ ${perYear} ${equals(perPeriod, 6, '%')}`,
      'Amount = P × (1 + rate in each period ÷ 100) raised to the number of periods',
      `= ${rupees(principal)} × (1 + ${decimal(perPeriod)} ÷ 100)^${count} = ${rupees(amount)}`,
      `Compound interest = ${rupees(amount)} − ${rupees(principal)} = ${rupees(interest)}`,
      `For comparison, simple interest for the same time is ${rupees(plain)}.`,
    ],
  };
};

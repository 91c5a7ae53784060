import { evaluate } from 'mathjs';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED_POWER = /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g;

const lower = (raised: string): string =>
  [...raised].map((sign) => (sign === '⁻' ? '-' : RAISED.indexOf(sign))).join('');

/** A working as people read it, as mathjs reads it. */
const toExpression = (work: string): string =>
  work
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/(sin|cos|tan)⁻¹\(/g, 'a$1(')
    .replace(RAISED_POWER, (raised) => `^(${lower(raised)})`)
    .replace(/(sin|cos|tan) ([\d.]+)°/g, '$1($2 deg)')
    .replace(/√([\d.]+)/g, 'sqrt($1)')
    .replace(/√\(/g, 'sqrt(')
    .replace(/∛([\d.]+)/g, 'cbrt($1)')
    .replace(/∛\(/g, 'cbrt(')
    .replace(/\blog\(/g, 'log10(')
    .replace(/\bln\(/g, 'log(')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('π', 'pi');

/** The value of each step of a working. Throws where one is not plain arithmetic. */
export const evaluateWork = (work: string): number[] =>
  work.split(' = ').map((step) => {
    const value: unknown = evaluate(toExpression(step));
    if (typeof value !== 'number') throw new Error(`Not a number: ${step}`);
    return value;
  });

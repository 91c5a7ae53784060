import { foldAnswer } from './plainAnswer';
import { ratioBetween, readUnit, type UnitReadings } from './unitOf';

/** A number with its unit, or with none. */
export type Measured = { number: string; value: number; unit: UnitReadings | null };

const LONGEST = 200;
const PIECE = /^(₹)?(-?(?:\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?))(?![\d/.]) ?(.*)$/;

const worthOf = (number: string): number => {
  const [, sign, whole = '0', top = '0', under = '1'] =
    /^(-?)(?:(\d+) )?(\d+)\/(\d+)$/.exec(number) ?? [];
  if (under === '1') return Number(number);
  return (sign ? -1 : 1) * (Number(whole) + Number(top) / Number(under));
};

const readPiece = (text: string): Measured | null => {
  const [, rupees, number, rest = ''] = PIECE.exec(text) ?? [];
  if (number === undefined) return null;
  const unitText = rupees ? '₹' : rest;
  if (rupees && rest !== '') return null;
  const unit = unitText === '' ? null : readUnit(unitText);
  return unitText !== '' && unit === null ? null : { number, value: worthOf(number), unit };
};

/**
 * An answer as an amount, in one piece or more: `22.5 km/hr`, `₹50/-`, `8 h 35 min`, `51`; null for
 * anything else.
 */
export const readMeasured = (text: string): readonly Measured[] | null => {
  if (text.length > LONGEST) return null;
  const pieces = foldAnswer(text)
    .replace(/₹ (?=\d)/g, '₹')
    .replace(/(\d) ?\/-$/, '$1 ₹')
    .replace(/^₹(.*) ₹$/, '₹$1')
    .replace(/ and (?=\d)/g, ' ')
    .split(/(?<=[^\d\s^-]) (?=-?\d|₹)/)
    .map(readPiece);
  const read = pieces.filter((piece) => piece !== null);
  return read.length === pieces.length ? read : null;
};

/** All pieces together, in the unit of the first; null where they measure different things. */
export const totalOf = ([first, ...more]: readonly Measured[]): Measured | null => {
  if (!first) return null;
  if (more.length === 0) return first;
  let { value } = first;
  for (const { value: part, unit } of more) {
    const ratio = unit && first.unit ? ratioBetween(unit, first.unit) : null;
    if (ratio === null) return null;
    value += part * ratio;
  }
  return { ...first, number: '', value };
};

export type StatedAnswer = {
  value: number;
  /** How far from the true value the stated one may be: 0 unless it says "about". */
  tolerance: number;
};

const ANSWER =
  /^(about )?₹?(−)?([\d,]+)(?:\.(\d+))?(?:\/(\d+))?(?: × 10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?(?=$|[^\d.,⁰-⁹]|, )/;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const readPower = (raised: string): number =>
  Number([...raised].map((sign) => (sign === '⁻' ? '-' : RAISED.indexOf(sign))).join(''));

/** The number that an answer starts with. Throws where there is none. */
export const readAnswer = (answer: string): StatedAnswer => {
  const match = ANSWER.exec(answer.replace(/^([\d,]+), /, '$1 , '));
  if (!match) throw new Error(`No number at the start of "${answer}"`);
  const [, about, minus, whole = '', decimals = '', denominator = '1', power = ''] = match;
  const scale = 10 ** readPower(power || '⁰');
  const size = (Number(`${whole.replaceAll(',', '')}.${decimals}`) / Number(denominator)) * scale;
  return {
    value: minus ? -size : size,
    tolerance: about ? 0.5 * 10 ** -decimals.length * scale : 0,
  };
};

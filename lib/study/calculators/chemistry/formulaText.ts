const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const plainSign = (sign: string): string => {
  const at = LOWERED.indexOf(sign);
  return at >= 0 ? String(at) : sign;
};

/** Raised signs such as `²⁻` as `^2-`. */
const plainCharge = (text: string): string =>
  text.replace(
    /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/g,
    (signs) =>
      `^${Array.from(signs, (sign) => {
        if (sign === '⁺') return '+';
        return sign === '⁻' ? '-' : String(RAISED.indexOf(sign));
      }).join('')}`,
  );

/** A formula as it is read: plain digits, one kind of dot, `^2-` for charges, no spaces or states. */
export const plainFormula = (typed: string): string =>
  plainCharge(Array.from(typed, plainSign).join(''))
    .replace(/\s+/g, '')
    .replace(/[−–]/g, '-')
    .replace(/\((?:s|l|g|aq)\)$/i, '')
    .replace(/[.*•∙⋅・]/g, '·');

/** A plain formula as it is printed: `CuSO₄·5H₂O`, `SO₄²⁻`. */
export const showFormula = (typed: string): string => {
  const [body = '', charge = ''] = plainFormula(typed).split('^');
  const lowered = body.replace(
    /([A-Za-z)\]}])(\d+)/g,
    (_, before: string, digits: string) =>
      before + Array.from(digits, (digit) => LOWERED[Number(digit)]).join(''),
  );
  const raised = Array.from(charge, (sign) => {
    if (sign === '+') return '⁺';
    return sign === '-' ? '⁻' : (RAISED[Number(sign)] ?? sign);
  }).join('');
  return lowered + raised;
};

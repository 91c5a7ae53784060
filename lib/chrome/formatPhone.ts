const ELEVEN_DIGITS = /^(\d)(\d{3})(\d{3})(\d{4})$/;
const MOBILE = /^91(\d{5})(\d{5})$/;

/**
 * `18000000101` → `1-800-000-0101`, and `910000001091`, a mobile number with its country's code,
 * → `+91 00000 01091`; any other number stays as it is.
 */
export const formatPhone = (digits: string): string =>
  digits.replace(MOBILE, '+91 $1 $2').replace(ELEVEN_DIGITS, '$1-$2-$3-$4');

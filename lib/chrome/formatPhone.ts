const ELEVEN_DIGITS = /^(\d)(\d{3})(\d{3})(\d{4})$/;

/** `18000000101` → `1-800-000-0101`; any other number stays as it is. */
export const formatPhone = (digits: string): string => digits.replace(ELEVEN_DIGITS, '$1-$2-$3-$4');

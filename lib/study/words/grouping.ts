const INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}$/;
const INTERNATIONAL = /^\d{1,3}(?:,\d{3})+$/;

/** Digits in groups from the right: the last three, then `size` at a time. */
export const splitGroups = (digits: string, size: 2 | 3): string[] => {
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= size)
    groups.unshift(digits.slice(Math.max(0, end - size), end));
  return groups;
};

/** 99999999 as 9,99,99,999. */
export const groupIndian = (digits: string): string => splitGroups(digits, 2).join(',');

/** 99999999 as 99,999,999. */
export const groupInternational = (digits: string): string => splitGroups(digits, 3).join(',');

/** Digits without their commas, or null where the commas stand in neither system's places. */
export const withoutCommas = (text: string): string | null => {
  if (/^\d+$/.test(text)) return text;
  return INDIAN.test(text) || INTERNATIONAL.test(text) ? text.replaceAll(',', '') : null;
};

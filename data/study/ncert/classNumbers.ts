export const CLASS_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type ClassNumber = (typeof CLASS_NUMBERS)[number];

/** The tables that have a page: 1 to 120. */
export const TABLE_NUMBERS: readonly number[] = Array.from({ length: 120 }, (_, at) => at + 1);

/** The page of a multiplication table. */
export const tablePath = (factor: number): string => `/maths-concepts/table-of-${factor}`;

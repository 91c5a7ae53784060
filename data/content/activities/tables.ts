/** How many there are to choose from, for the table of halving. */
export const TO_CHOOSE_FROM = [
  { count: 10, label: '10', example: 'The digits of a lock' },
  { count: 100, label: '100', example: 'Our game' },
  { count: 1_000, label: '1,000', example: 'Pages of a thick dictionary' },
  { count: 1_00_000, label: '1,00,000', example: 'The words of a big dictionary' },
  { count: 10_00_000, label: '10,00,000', example: 'The people of a large city' },
  { count: 140_00_00_000, label: '140,00,00,000', example: 'About as many as live in India' },
] as const;

export const NOON_WORDS = {
  about: (...days: string[]) => days.join(' and '),
  none: 'None: north of the Tropic',
} as const;

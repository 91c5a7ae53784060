const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `three`, up to twelve; digits from 13 on. */
export const countWord = (count: number): string => NUMBERS[count] ?? String(count);

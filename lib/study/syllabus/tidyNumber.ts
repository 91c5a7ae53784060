/** With one decimal at most, and `about` where that is not the whole of it: `7.5`, `about 10.1`. */
export const tidyNumber = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === value ? String(value) : `about ${rounded}`;
};

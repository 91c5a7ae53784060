/** `Peenya, Mathikere and Abbigere`. */
export const listWords = (items: readonly string[], word: 'and' | 'or' = 'and'): string => {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
};

const FAR = Number.POSITIVE_INFINITY;

const at = (row: readonly number[], column: number): number => row[column] ?? FAR;

/**
 * Damerau-Levenshtein distance (a swap of two neighbours counts as one slip) of what was typed to
 * a name or, half a step further, to the beginning of one: people stop typing early. Infinity as soon
 * as it is sure to be more than `most`.
 */
export const typoDistance = (typed: string, name: string, most = FAR): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = typed[row - 1] === name[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === name[column - 2] &&
        typed[row - 2] === name[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(beforeLast, column - 2) + 1 : FAR,
        ),
      );
    }
    // A later row grows from one of the two before it.
    if (Math.min(...last, ...current) > most) return FAR;
    [beforeLast, last] = [last, current];
  }
  return Math.min(at(last, name.length), Math.min(...last) + 0.5);
};

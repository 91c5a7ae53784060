import type { Draw } from '@/lib/study/worksheets/draw';
import { type Question, several, single } from '@/lib/study/worksheets/question';

const inOrder = (words: readonly string[]): string[] => [...words].sort();

/** Words whose first letters are the same, from a list. */
const family = (draw: Draw, words: readonly string[], letters: number): string[] => {
  const seed = draw.some(words, 1)[0] ?? '';
  const own = words.filter((word) => word.startsWith(seed.slice(0, letters)));
  return own.length >= 3 ? own : family(draw, words, letters);
};

/** Which word stands first, last or between two others in a dictionary. */
export const dictionaryQuestion = (
  draw: Draw,
  words: readonly string[],
  letters: number,
): Question => {
  const bank = letters === 0 || draw.chance() ? words : family(draw, words, letters);
  const [kind, shown] = [draw.whole(1, 3), draw.some(bank, bank.length < 4 ? 3 : 4)];
  const sorted = inOrder(shown);
  if (kind === 1) {
    const isFirst = draw.chance();
    return single(
      `Which word comes ${isFirst ? 'first' : 'last'} in a dictionary: ${shown.join(', ')}?`,
      (isFirst ? sorted[0] : sorted.at(-1)) ?? '',
      { choices: shown },
    );
  }
  if (kind === 2) {
    const [low = '', middle = '', high = ''] = inOrder(shown.slice(0, 3));
    const outside = words.filter((word) => word < low || word > high);
    const row = draw.shuffle([middle, ...draw.some(outside, 2)]);
    return single(
      `Which stands between “${low}” and “${high}” in a dictionary: ${row.join(', ')}?`,
      middle,
      { choices: row },
    );
  }
  return several(
    `Write in the order of a dictionary: ${shown.slice(0, 3).join(', ')}`,
    inOrder(shown.slice(0, 3)).map((answer, at) => ({ label: `${at + 1}.`, answer })),
  );
};

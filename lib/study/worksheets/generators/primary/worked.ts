import type { Draw } from '@/lib/study/worksheets/draw';
import { type Question, several } from '@/lib/study/worksheets/question';

/** The lines of a working; each value goes through `write`, where one of them may slip. */
export type Working = {
  task: string;
  lines: (write: (line: number, value: number, slip?: number) => number) => readonly string[];
  /** Of the task, worked out without a slip. */
  answer: string;
};

/** A working with a slip in one line; the lines after it go on from there. */
export const findTheMistake = (draw: Draw, { task, lines, answer }: Working): Question => {
  const many = lines((_, value) => value).length;
  const wrong = draw.whole(1, many);
  const shift = draw.pick([-10, 10, -1, 1, 100, -2, 2]);
  const shown = lines((line, value, slip) => {
    if (line !== wrong) return value;
    if (slip !== undefined && slip !== value) return slip;
    return value + shift > 0 ? value + shift : value + Math.abs(shift);
  });
  return several(
    `${task}\n${shown.map((line, at) => `(${at + 1}) ${line}`).join('\n')}\nWhich line has a mistake, and what is the right answer?`,
    [
      {
        label: 'Line',
        answer: String(wrong),
        choices: Array.from({ length: many }, (_, at) => String(at + 1)),
      },
      { label: 'Right answer', answer },
    ],
    { how: `Line ${wrong}: ${lines((_, value) => value)[wrong - 1]}` },
  );
};

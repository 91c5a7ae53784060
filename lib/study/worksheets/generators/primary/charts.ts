import type { PictureChart } from '@/data/study/worksheets/words/pictureCharts';
import type { Draw } from '@/lib/study/worksheets/draw';
import { type Question, several } from '@/lib/study/worksheets/question';

/** A chart of small pictures, each of which stands for so many, with four questions. */
export const pictureChart = (
  draw: Draw,
  { title, names, thing, sign }: PictureChart,
  each: number,
): Question => {
  const signs = draw.some([2, 3, 4, 5, 6, 7, 8, 9], names.length);
  const rows = names.map((name, at) => ({ name, many: signs[at] ?? 2 }));
  const [larger, smaller] = draw.some(rows, 2).sort((one, other) => other.many - one.many);
  const all = signs.reduce((before, many) => before + many, 0);
  const wished = draw.whole(10, 14) * each;
  return several(
    `${title}. Each ${sign} stands for ${each} ${thing}.\n(1) How many ${thing} belong to “${larger?.name}”?\n(2) How many more ${thing} belong to “${larger?.name}” than to “${smaller?.name}”?\n(3) How many ${thing} is that in all?\n(4) How many signs would stand for ${wished} ${thing}?`,
    [
      { label: '(1)', answer: String((larger?.many ?? 0) * each) },
      { label: '(2)', answer: String(((larger?.many ?? 0) - (smaller?.many ?? 0)) * each) },
      { label: '(3)', answer: String(all * each) },
      { label: '(4)', answer: String(wished / each) },
    ],
    {
      picture: {
        kind: 'table',
        rows: [['', thing], ...rows.map(({ name, many }) => [name, sign.repeat(many)])],
      },
      how: `(1) ${larger?.many} × ${each}  (3) ${all} × ${each}`,
    },
  );
};

import type { Draw } from '@/lib/study/worksheets/draw';
import { type Question, single } from '@/lib/study/worksheets/question';
import { CHILDREN } from './names';

/** What children say, each as an equation or a comparison that can be checked. */
export type Claims = {
  /** True ones, said in different ways. */
  right: readonly string[];
  /** False ones, each from a usual slip. */
  wrong: readonly string[];
  how: string;
};

/** Two children say something: one of them is right, or both are, or neither is. */
export const whoIsRight = (draw: Draw, { right, wrong, how }: Claims): Question => {
  const [first = '', second = ''] = draw.some(CHILDREN, 2);
  const [one = '', other = ''] = draw.shuffle(right);
  const [slip = '', anotherSlip = ''] = draw.shuffle(wrong);
  const kind = draw.whole(1, 6);
  const both = kind === 1 && other !== '';
  const neither = kind === 2 && anotherSlip !== '';
  const mixed = draw.shuffle([
    { said: one, isRight: true },
    { said: slip, isRight: false },
  ]);
  const said = both
    ? [one, other]
    : neither
      ? [slip, anotherSlip]
      : mixed.map((claim) => claim.said);
  const alone = mixed[0]?.isRight ? first : second;
  const answer = both ? 'both' : neither ? 'neither' : alone;
  return single(`${first}: “${said[0]}”\n${second}: “${said[1]}”\nWho is right?`, answer, {
    choices: [first, second, 'both', 'neither'],
    how,
  });
};

import { seeded } from '@/lib/study/random/seeded';
import { createDraw, type Draw } from './draw';
import type { Question } from './question';
import { formatCode, type SheetName } from './sheetCode';

/** Makes one question after another of a topic. `at` counts them from 0. */
export type Maker = {
  /** How many stand on a sheet. */
  count: number;
  /** `grid`: short sums side by side. `list`: one under the other. */
  layout: 'grid' | 'list';
  make: (draw: Draw, at: number) => Question;
};

export type Makers = Readonly<Record<string, Maker>>;

export type Sheet = SheetName & {
  code: string;
  layout: Maker['layout'];
  questions: readonly Question[];
};

/** Draws after which a topic has to have shown that it knows enough different questions. */
const PATIENCE = 60;

/**
 * The sheet of a code: the same on every day and every machine, since it is drawn from the code
 * alone. No question comes twice. Null where the topic is not among the makers.
 */
export const buildSheet = (name: SheetName, makers: Makers): Sheet | null => {
  const maker = makers[name.topic.code];
  if (!maker) return null;
  const code = formatCode(name);
  const draw = createDraw(seeded(code));
  const questions: Question[] = [];
  const seen = new Set<string>();
  for (let tries = 0; questions.length < maker.count && tries < maker.count * PATIENCE; tries++) {
    const question = maker.make(draw, questions.length);
    const face = question.ask + JSON.stringify(question.picture ?? null);
    if (seen.has(face)) continue;
    seen.add(face);
    questions.push(question);
  }
  return { ...name, code, layout: maker.layout, questions };
};

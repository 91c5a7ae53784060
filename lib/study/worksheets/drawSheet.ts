import { seeded } from '@/lib/study/random/seeded';
import { createDraw } from './draw';
import type { TopicGenerator } from './generators/topicGenerator';
import type { Question } from './question';
import { formatCode, type SheetName } from './sheetCode';

export type Sheet = SheetName & {
  code: string;
  layout: TopicGenerator['layout'];
  questions: readonly Question[];
};

/** Draws after which a topic has to have shown that it knows enough different questions. */
const PATIENCE = 60;

/**
 * The sheet of a code: the same on every day and every machine, since it is drawn from the code
 * alone. No question comes twice.
 */
export const drawSheet = (
  { slug, topic: { code: topicCode, title }, seed }: SheetName,
  { count, layout, make }: TopicGenerator,
): Sheet => {
  const name: SheetName = { slug, topic: { code: topicCode, title }, seed };
  const code = formatCode(name);
  const draw = createDraw(seeded(code));
  const questions: Question[] = [];
  const seen = new Set<string>();
  for (let tries = 0; questions.length < count && tries < count * PATIENCE; tries++) {
    const question = make(draw, questions.length);
    const face = question.ask + JSON.stringify(question.picture ?? null);
    if (seen.has(face)) continue;
    seen.add(face);
    questions.push(question);
  }
  return { ...name, code, layout, questions };
};

import type { CalculatorText } from '@/data/study/calculators/text';
import { renderMath } from '@/lib/study/math/renderMath';
import type { CalculatorDefinition } from './definition';

/** What a page shows of one calculator, apart from the calculator itself. */
export type CalculatorItem<Id extends string> = {
  id: Id;
  title: string;
  about: string;
  /** Drawn by the server. */
  formulas: string[];
  example: { question: string; result: string; working: readonly string[] };
  mistakes: readonly string[];
};

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
};

/**
 * The texts of a page with each example worked out by the calculator itself. Throws when an example
 * has no answer, so that no such page is built. For prerendering: it draws formulas.
 */
export const buildCalculatorItems = <Id extends string>(
  texts: Readonly<Record<Id, CalculatorText>>,
  define: (id: Id) => CalculatorDefinition,
): CalculatorItem<Id>[] =>
  keysOf(texts).map((id) => {
    const { about, formulas, example, mistakes } = texts[id];
    const { title, calculate } = define(id);
    const answer = calculate({ ...example.inputs });
    if (!answer.ok) throw new Error(`The example of the calculator ${id} has no answer`);
    const { result, working } = answer;
    return {
      id,
      title,
      about,
      formulas: formulas.map((tex) => renderMath(tex, { display: true })),
      example: { question: example.question, result, working },
      mistakes,
    };
  });

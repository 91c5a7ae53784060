import {
  ATOMIC_MASSES,
  type Ion,
  NEGATIVE_IONS,
  NO_SUBSTANCE,
  POSITIVE_IONS,
} from '@/data/study/worksheets/words/grade9/ions';
import { plainFormula, showFormula } from '@/lib/study/calculators/chemistry/formulaText';
import type { Draw } from '@/lib/study/worksheets/draw';
import { lcm } from '@/lib/study/worksheets/fraction';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const withMany = ({ formula, atoms }: Ion, many: number): string => {
  if (many === 1) return formula;
  const isGroup = atoms.reduce((sum, [, count]) => sum + count, 0) > 1;
  return showFormula(`${isGroup ? `(${formula})` : formula}${many}`);
};

/** The smallest numbers of both ions whose charges make zero. */
const substanceOf = (positive: Ion, negative: Ion) => {
  const charge = lcm(positive.charge, negative.charge);
  const [one, other] = [charge / positive.charge, charge / negative.charge];
  return {
    name: `${positive.name} ${negative.name}`,
    formula: withMany(positive, one) + withMany(negative, other),
    charges: [positive.charge, negative.charge],
    atoms: [
      ...positive.atoms.map(([element, many]) => [element, many * one] as const),
      ...negative.atoms.map(([element, many]) => [element, many * other] as const),
    ],
  };
};

const drawSubstance = (draw: Draw) => {
  const negative = draw.pick(NEGATIVE_IONS);
  const [positive = POSITIVE_IONS[0]] = draw.shuffle(
    POSITIVE_IONS.filter(({ name }) => !NO_SUBSTANCE.includes(`${name} ${negative.name}`)),
  );
  return substanceOf(positive, negative);
};

const FORMULAS = inSlots(3, [
  (draw) => {
    const { name, formula, charges } = drawSubstance(draw);
    const typed = plainFormula(formula);
    return single(`Write the chemical formula of ${name}.`, formula, {
      ...(typed !== formula && { accept: [typed] }),
      how: `Charges ${charges.join(' and ')}: together they make zero`,
    });
  },
  (draw) => {
    const { formula, atoms } = drawSubstance(draw);
    const counts = atoms.map(([, many]) => many);
    return single(
      `How many atoms does one formula unit of ${formula} have?`,
      String(counts.reduce((sum, many) => sum + many, 0)),
      { how: atoms.map(([element, many]) => `${many} ${element}`).join(' + ') },
    );
  },
  (draw) => {
    const { formula, atoms } = drawSubstance(draw);
    const elements = [...new Set(atoms.map(([element]) => element))];
    const massOf = (element: string): number => ATOMIC_MASSES[element] ?? 0;
    return single(
      `Find the formula unit mass of ${formula} in u. (${elements.map((element) => `${element} = ${show(massOf(element))}`).join(', ')})`,
      show(atoms.reduce((sum, [element, many]) => sum + many * massOf(element), 0)),
      {
        unit: 'u',
        how: atoms.map(([element, many]) => `${many} × ${show(massOf(element))}`).join(' + '),
      },
    );
  },
]);

export const GRADE_9_FORMULAS = {
  CHM: { count: 12, layout: 'list', make: FORMULAS },
} as const satisfies Record<string, TopicGenerator>;

import { CHEMISTRY_QUANTITIES } from '@/data/study/calculators/chemistryQuantities';
import { CHEMISTRY_MESSAGES } from '@/data/study/calculators/messages';
import type { CalculatorAnswer, CalculatorInputs } from '@/lib/study/calculators/calculator';
import { toNumber } from '@/lib/study/calculators/exact/rational';
import { asOne, decimal } from '@/lib/study/calculators/exact/showRational';
import { type Quantity, readValue } from '@/lib/study/calculators/physics/relation';
import { equalsValue, showValue } from '@/lib/study/calculators/physics/showValue';
import { showFormula } from './formulaText';
import { molarMass } from './molarMass';
import { type Formula, parseFormula } from './parseFormula';

/** Particles in a mole, exactly so since 2019. */
const AVOGADRO = 6.022_140_76e23;

const { mass: MASS, moles: MOLES, soluteMass, solution, molarity } = CHEMISTRY_QUANTITIES;
const SOLUTION: readonly Quantity[] = [soluteMass, solution, molarity];

const tidy = (value: number): number => Number(value.toPrecision(13));
const isEmpty = (inputs: CalculatorInputs, key: string): boolean =>
  (inputs[key] ?? '').trim() === '';
const lines = (...texts: (string | null)[]): string[] => texts.filter((text) => text !== null);

type Substance = { name: string; mass: number; line: string };

const describeSubstance = (typed: string, formula: Formula): Substance => {
  const mass = molarMass(formula);
  const name = showFormula(typed);
  return { name, mass: toNumber(mass), line: `Molar mass of ${name} = ${decimal(mass)} g/mol` };
};

const readSubstance = (typed: string): Substance | { message: string } => {
  const formula = parseFormula(typed);
  return 'message' in formula ? formula : describeSubstance(typed, formula);
};

const fromMass = ({ name, mass, line }: Substance, grams: number, conversion: string | null) => {
  const amount = tidy(grams / mass);
  return {
    ok: true as const,
    result: `${showValue(grams)} g of ${name} is ${equalsValue(amount, ' mol').slice(2)}`,
    working: lines(
      conversion,
      line,
      `n = mass ÷ molar mass = ${showValue(grams, 10)} ÷ ${asOne(showValue(mass, 10))} ${equalsValue(amount, ' mol')}`,
      `Particles = n × 6.022 × 10²³ ≈ ${showValue(amount * AVOGADRO, 4)}`,
    ),
  };
};

const fromMoles = ({ name, mass, line }: Substance, amount: number, conversion: string | null) => {
  const grams = tidy(amount * mass);
  return {
    ok: true as const,
    result: `${showValue(amount)} mol of ${name} has a mass of ${equalsValue(grams, ' g').slice(2)}`,
    working: lines(
      conversion,
      line,
      `Mass = n × molar mass = ${showValue(amount, 10)} × ${showValue(mass, 10)} ${equalsValue(grams, ' g')}`,
      `Particles = n × 6.022 × 10²³ ≈ ${showValue(amount * AVOGADRO, 4)}`,
    ),
  };
};

/** Mass and moles of a substance: one is given, the other follows. */
export const calculateMoles = (inputs: CalculatorInputs): CalculatorAnswer => {
  const substance = readSubstance(inputs.formula ?? '');
  if ('message' in substance) return { ok: false, errors: { formula: substance.message } };
  if (isEmpty(inputs, 'mass') === isEmpty(inputs, 'n'))
    return { ok: false, errors: { mass: CHEMISTRY_MESSAGES.oneOfTwo } };
  const quantity = isEmpty(inputs, 'n') ? MASS : MOLES;
  const read = readValue(inputs[quantity.key] ?? '', quantity);
  if ('message' in read) return { ok: false, errors: { [quantity.key]: read.message } };
  const from = quantity === MASS ? fromMass : fromMoles;
  return from(substance, read.value, read.conversion);
};

type Given = { mass: number; volume: number; molarity: number };

const WAYS: Record<
  keyof Given,
  (substance: Substance, given: Given) => { result: string; steps: string[] }
> = {
  molarity: ({ mass: unit }, { mass, volume }) => {
    const amount = tidy(mass / unit);
    const found = tidy(mass / unit / volume);
    return {
      result: `Molarity ${equalsValue(found, ' M')}`,
      steps: [
        `n = mass ÷ molar mass = ${showValue(mass, 10)} ÷ ${asOne(showValue(unit, 10))} ${equalsValue(amount, ' mol')}`,
        `M = n ÷ V = ${showValue(amount)} ÷ ${asOne(showValue(volume, 10))} ${equalsValue(found, ' mol/L')}`,
      ],
    };
  },
  mass: ({ mass: unit, name }, { volume, molarity: strength }) => {
    const amount = tidy(strength * volume);
    const found = tidy(strength * volume * unit);
    return {
      result: `Mass of ${name} to dissolve ${equalsValue(found, ' g')}`,
      steps: [
        `n = M × V = ${showValue(strength, 10)} × ${showValue(volume, 10)} ${equalsValue(amount, ' mol')}`,
        `Mass = n × molar mass = ${showValue(amount)} × ${showValue(unit, 10)} ${equalsValue(found, ' g')}`,
      ],
    };
  },
  volume: ({ mass: unit }, { mass, molarity: strength }) => {
    const amount = tidy(mass / unit);
    const found = tidy(mass / unit / strength);
    return {
      result: `Volume of the solution ${equalsValue(found, ' L')} (${showValue(found * 1000)} mL)`,
      steps: [
        `n = mass ÷ molar mass = ${showValue(mass, 10)} ÷ ${asOne(showValue(unit, 10))} ${equalsValue(amount, ' mol')}`,
        `V = n ÷ M = ${showValue(amount)} ÷ ${asOne(showValue(strength, 10))} ${equalsValue(found, ' L')}`,
      ],
    };
  },
};

const isWanted = (key: string): key is keyof Given => key in WAYS;

/** Molarity, mass of the solute or volume of the solution: the one that was left empty. */
export const calculateMolarity = (inputs: CalculatorInputs): CalculatorAnswer => {
  const substance = readSubstance(inputs.formula ?? '');
  if ('message' in substance) return { ok: false, errors: { formula: substance.message } };
  const empty = SOLUTION.filter(({ key }) => isEmpty(inputs, key));
  const wanted = empty[0]?.key ?? '';
  if (empty.length !== 1 || !isWanted(wanted))
    return { ok: false, errors: { [wanted || 'molarity']: CHEMISTRY_MESSAGES.oneEmpty } };
  const given: Given = { mass: 0, volume: 0, molarity: 0 };
  const conversions: string[] = [];
  const errors: Record<string, string> = {};
  for (const quantity of SOLUTION) {
    if (quantity.key === wanted || !isWanted(quantity.key)) continue;
    const read = readValue(inputs[quantity.key] ?? '', quantity);
    if ('message' in read) errors[quantity.key] = read.message;
    else {
      given[quantity.key] = read.value;
      if (read.conversion) conversions.push(read.conversion);
    }
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { result, steps } = WAYS[wanted](substance, given);
  return { ok: true, result, working: [...conversions, substance.line, ...steps] };
};

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { controlOf } from '@/lib/site/controlOf';
import type {
  CalculatorAnswer,
  CalculatorField,
  CalculatorInputs,
} from '@/lib/study/calculators/calculator';
import type { LoadCalculate } from '@/lib/study/calculators/load/loadCalculate';
import { parameterOf, readSharedInputs } from './calculatorLink';

export type CalculatorStage = 'example' | 'answered' | 'changed' | 'failed';

type CalculatorState = {
  /** The inputs as they were when the answer was worked out. */
  inputs: CalculatorInputs;
  answer: CalculatorAnswer;
  /** `example`: as server-rendered. `changed`: something was typed since. `failed`: no connection. */
  stage: CalculatorStage;
};

type CalculatorSetup = {
  id: string;
  fields: readonly CalculatorField[];
  /** What the fields hold at first, worked out. */
  answer: CalculatorAnswer;
  load: LoadCalculate;
  form: RefObject<HTMLFormElement | null>;
};

/** The state of a calculator: it starts with its example, or with what a shared link brings. */
export const useCalculator = ({ id, fields, answer, load, form }: CalculatorSetup) => {
  const [state, setState] = useState<CalculatorState>(() => {
    const inputs = Object.fromEntries(fields.map(({ name, example }) => [name, example]));
    return { inputs, answer, stage: 'example' };
  });

  const fieldOf = (name: string) => controlOf(form.current, parameterOf(id, name));

  const readFields = (): CalculatorInputs =>
    Object.fromEntries(fields.map(({ name }) => [name, fieldOf(name)?.value ?? '']));

  const noteStage = (stage: CalculatorStage) => setState((current) => ({ ...current, stage }));
  const noteChange = () => noteStage('changed');

  const solve = async (inputs: CalculatorInputs): Promise<void> => {
    const calculate = await load();
    const solved = calculate(inputs);
    setState({ inputs, answer: solved, stage: 'answered' });
    const wrong = solved.ok ? undefined : fields.find(({ name }) => solved.errors[name]);
    if (wrong) fieldOf(wrong.name)?.focus();
  };

  const show = (inputs: CalculatorInputs): void => {
    solve(inputs).catch(() => noteStage('failed'));
  };

  const fill = (inputs: CalculatorInputs): void => {
    for (const { name } of fields) {
      const control = fieldOf(name);
      if (control) control.value = inputs[name] ?? '';
    }
  };

  const start = useEffectEvent(() => {
    const typed = readFields();
    // Whoever typed before the page was hydrated keeps it; the answer of the example goes.
    if (fields.some(({ name, example }) => typed[name] !== example)) {
      noteChange();
      return;
    }
    const shared = readSharedInputs(window.location.search, id, fields);
    if (!shared) return;
    fill(shared);
    show(shared);
  });
  useEffect(() => start(), []);

  return {
    ...state,
    submit: () => show(readFields()),
    noteChange,
    clear: () => {
      fill(
        Object.fromEntries(fields.map(({ name, options }) => [name, options?.[0]?.value ?? ''])),
      );
      noteChange();
      const first = fields[0];
      if (first) fieldOf(first.name)?.focus();
    },
  };
};

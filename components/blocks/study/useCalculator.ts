import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { controlOf } from '@/lib/forms/controlOf';
import type {
  Calculate,
  CalculatorAnswer,
  CalculatorField,
  CalculatorInputs,
} from '@/lib/study/calculators/calculator';
import { readSharedInputs } from './calculatorLink';

type CalculatorState = {
  /** The inputs as they were when the answer was worked out. */
  inputs: CalculatorInputs;
  answer: CalculatorAnswer;
  /** `example`: as served. `changed`: something was typed since. */
  stage: 'example' | 'answered' | 'changed';
};

type CalculatorSetup = {
  id: string;
  fields: readonly CalculatorField[];
  calculate: Calculate;
  form: RefObject<HTMLFormElement | null>;
};

/** The state of a calculator: it starts with its example, or with what a shared link brings. */
export const useCalculator = ({ id, fields, calculate, form }: CalculatorSetup) => {
  const [state, setState] = useState<CalculatorState>(() => {
    const inputs = Object.fromEntries(fields.map(({ name, example }) => [name, example]));
    return { inputs, answer: calculate(inputs), stage: 'example' };
  });

  const show = (inputs: CalculatorInputs): void => {
    const answer = calculate(inputs);
    setState({ inputs, answer, stage: 'answered' });
    const wrong = answer.ok ? undefined : fields.find(({ name }) => answer.errors[name]);
    if (wrong) controlOf(form.current, wrong.name)?.focus();
  };

  const fill = (inputs: CalculatorInputs): void => {
    for (const { name } of fields) {
      const control = controlOf(form.current, name);
      if (control) control.value = inputs[name] ?? '';
    }
  };

  const takeShared = useEffectEvent(() => {
    const shared = readSharedInputs(window.location.search, id, fields);
    if (!shared) return;
    fill(shared);
    show(shared);
  });
  useEffect(() => takeShared(), []);

  return {
    ...state,
    submit: () =>
      show(
        Object.fromEntries(
          fields.map(({ name }) => [name, controlOf(form.current, name)?.value ?? '']),
        ),
      ),
    noteChange: () => setState((current) => ({ ...current, stage: 'changed' })),
    clear: () => {
      fill(
        Object.fromEntries(fields.map(({ name, options }) => [name, options?.[0]?.value ?? ''])),
      );
      setState((current) => ({ ...current, stage: 'changed' }));
      const first = fields[0];
      if (first) controlOf(form.current, first.name)?.focus();
    },
  };
};

/** A field of a calculator: a line to type into, or a list to choose from where it has `options`. */
export type CalculatorField = {
  /** Unique in its calculator; stands in share links. */
  name: string;
  label: string;
  /** Written behind the field, such as `m/s²`. */
  unit?: string;
  hint?: string;
  /** Digits and a point, without a minus: for what is never negative. Any keyboard otherwise. */
  keypad?: 'decimal';
  options?: readonly { value: string; label: string }[];
  /** What stands in the field at first: the worked example. One of the options where there are any. */
  example: string;
};

/** What is typed or chosen, by the field's name. */
export type CalculatorInputs = Record<string, string>;

export type CalculatorAnswer =
  | {
      ok: true;
      result: string;
      /** The formula, the formula with the numbers put in, and what follows: one line each. */
      working: readonly string[];
    }
  | {
      ok: false;
      /** A sentence that helps, by the field's name. One of them at least. */
      errors: Readonly<Record<string, string | undefined>>;
    };

/** Never throws: bad input is an answer with errors. Every field's name is among the inputs. */
export type Calculate = (inputs: CalculatorInputs) => CalculatorAnswer;

import type { Diagram } from '@/data/study/figures/figure';

/** A slider, or a choice whose value is the position of what is chosen. */
export type Control = { name: string; label: string; start: number } & (
  | { kind: 'slider'; min: number; max: number; step: number; unit?: string }
  | { kind: 'choice'; options: readonly string[] }
);

export type Values = Readonly<Record<string, number>>;

export type Shown = {
  draw: Diagram;
  /** What is true of the picture, in sentences. */
  facts: readonly string[];
};

/** A figure that depends on a few numbers. */
export type Explorer = {
  controls: readonly Control[];
  show: (values: Values) => Shown;
};

export const startOf = ({ controls }: Explorer): Values =>
  Object.fromEntries(controls.map(({ name, start }) => [name, start]));

/** A number as it is read: two decimals at most, a real minus sign. */
export const decimal = (value: number): string =>
  String(Math.round(value * 100) / 100 || 0).replace('-', '−');

/** Parts of a sum with their signs: `2x² − x + 3`; parts that are 0 are left out. */
export const sumOf = (terms: readonly (readonly [factor: number, letter: string])[]): string => {
  const parts = terms
    .filter(([factor]) => factor !== 0)
    .map(([factor, letter], at) => {
      const size = Math.abs(factor);
      const amount = size === 1 && letter ? letter : `${decimal(size)}${letter}`;
      if (at === 0) return factor < 0 ? `−${amount}` : amount;
      return `${factor < 0 ? '−' : '+'} ${amount}`;
    });
  return parts.join(' ') || '0';
};

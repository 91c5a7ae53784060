import { CHEMISTRY_MESSAGES } from '@/data/study/calculators/messages';
import type { CalculatorAnswer, CalculatorInputs } from '@/lib/study/calculators/calculator';
import { readQuantity } from '@/lib/study/calculators/physics/readQuantity';
import { equalsValue, showValue } from '@/lib/study/calculators/physics/showValue';
import { readInputs } from '@/lib/study/calculators/readInputs';

export const ACIDITY_SCALES = ['h', 'oh', 'ph', 'poh'] as const;
export type AcidityScale = (typeof ACIDITY_SCALES)[number];

/** pH + pOH in water at 25 °C. */
const SUM = 14;
const STRONGEST = 20;
const LOWEST = -1.31;
const HIGHEST = SUM - LOWEST;

const tidy = (value: number): number => Number(value.toFixed(10));

/** The pH that follows from a value on one of the scales; concentrations are above zero. */
export const phFrom = (scale: AcidityScale, value: number): number => {
  if (scale === 'ph') return value;
  if (scale === 'poh') return tidy(SUM - value);
  return tidy(scale === 'h' ? -Math.log10(value) : SUM + Math.log10(value));
};

const isConcentration = (scale: AcidityScale): boolean => scale === 'h' || scale === 'oh';

const mistakeIn = (scale: AcidityScale, value: number): string | null => {
  if (isConcentration(scale))
    return value > 0 && value <= STRONGEST && value >= 1e-16
      ? null
      : CHEMISTRY_MESSAGES.concentration;
  return value >= LOWEST && value <= HIGHEST ? null : CHEMISTRY_MESSAGES.scale;
};

const kindOf = (ph: number): string => {
  if (Math.abs(ph - 7) < 1e-9) return 'neutral';
  return ph < 7 ? 'acidic' : 'basic (alkaline)';
};

const firstStep = (scale: AcidityScale, value: number, ph: number): string => {
  const poh = tidy(SUM - ph);
  if (scale === 'h') return `pH = −log₁₀[H⁺] = −log₁₀(${showValue(value)}) ${equalsValue(ph)}`;
  if (scale === 'oh') return `pOH = −log₁₀[OH⁻] = −log₁₀(${showValue(value)}) ${equalsValue(poh)}`;
  return scale === 'ph' ? `pH = ${showValue(ph)} is given.` : `pOH = ${showValue(poh)} is given.`;
};

const otherScale = (scale: AcidityScale, ph: number): string => {
  const poh = tidy(SUM - ph);
  const [p, q] = [showValue(ph), showValue(poh)];
  return scale === 'oh' || scale === 'poh'
    ? `pH = 14 − pOH = 14 − ${poh < 0 ? `(${q})` : q} ${equalsValue(ph)}`
    : `pOH = 14 − pH = 14 − ${ph < 0 ? `(${p})` : p} ${equalsValue(poh)}`;
};

/** pH, pOH and both concentrations at 25 °C from any one of them. */
export const calculateAcidity = (inputs: CalculatorInputs): CalculatorAnswer => {
  const read = readInputs(inputs);
  const scale = read.choice('known', 'what you know', ACIDITY_SCALES);
  const quantity = readQuantity(read.text('value').replace(/\s*mol\/L$/i, ' M'), 'molarity');
  if (typeof quantity === 'string') read.reject('value', CHEMISTRY_MESSAGES.phNumber);
  const mistakes = read.mistakes();
  if (mistakes || !scale || typeof quantity === 'string')
    return mistakes ?? { ok: false, errors: {} };
  const { value } = quantity;
  const mistake = mistakeIn(scale, value);
  if (mistake) return { ok: false, errors: { value: mistake } };
  const ph = phFrom(scale, value);
  const poh = tidy(SUM - ph);
  return {
    ok: true,
    result: `pH ${equalsValue(ph)}: ${kindOf(ph)}`,
    working: [
      firstStep(scale, value, ph),
      otherScale(scale, ph),
      `[H⁺] = 10^(−pH) ${equalsValue(10 ** -ph, ' mol/L')}`,
      `[OH⁻] = 10^(−pOH) ${equalsValue(10 ** -poh, ' mol/L')}`,
    ],
  };
};

import type { ChemistryCalculatorId } from '@/data/study/calculators/scienceTitles';
import { type LoadCalculate, relationOf } from './loadCalculate';

const amounts = () =>
  import(/* webpackChunkName: "chemistry-tools" */ '@/lib/study/calculators/chemistry/amounts');
const relations = () =>
  import(/* webpackChunkName: "chemistry-tools" */ '@/lib/study/calculators/chemistry/relations');

/** What works each chemistry calculator out, fetched one by one. */
export const LOAD_CHEMISTRY: Record<ChemistryCalculatorId, LoadCalculate> = {
  'molar-mass': async () =>
    (
      await import(
        /* webpackChunkName: "chemistry-tools" */ '@/lib/study/calculators/chemistry/molarMass'
      )
    ).calculateMolarMass,
  balance: async () =>
    (
      await import(
        /* webpackChunkName: "chemistry-tools" */ '@/lib/study/calculators/chemistry/balance'
      )
    ).calculateBalance,
  moles: async () => (await amounts()).calculateMoles,
  molarity: async () => (await amounts()).calculateMolarity,
  dilution: relationOf(async () => (await relations()).dilution),
  ph: async () =>
    (
      await import(
        /* webpackChunkName: "chemistry-tools" */ '@/lib/study/calculators/chemistry/acidity'
      )
    ).calculateAcidity,
  'ideal-gas': relationOf(async () => (await relations()).idealGas),
};

import type { ChemistryCalculatorId } from '@/data/study/calculators/scienceTitles';
import type { ToolGroup, ToolText } from './tool';

/** The groups of the list of chemistry calculators. */
export const CHEMISTRY_TOOL_GROUPS: readonly ToolGroup<ChemistryCalculatorId>[] = [
  { title: 'Formulas and equations', ids: ['molar-mass', 'balance', 'moles'] },
  { title: 'Solutions', ids: ['molarity', 'dilution', 'ph'] },
  { title: 'Gases', ids: ['ideal-gas'] },
];

/** What each chemistry calculator is called where it is found. */
export const CHEMISTRY_TOOLS: Record<ChemistryCalculatorId, ToolText> = {
  'molar-mass': {
    heading: 'Molar mass calculator',
    title: 'Molar mass calculator: brackets and hydrates too',
    description:
      'The molar mass of any formula with brackets, hydrates and charges, element by element, with the 2021 IUPAC masses of all 118 elements.',
    note: 'Of any formula, with brackets and hydrates, atom by atom.',
    names: ['molar mass calculator', 'molecular weight calculator', 'molecular mass calculator'],
  },
  balance: {
    heading: 'Chemical equation balancer',
    title: 'Chemical equation balancer with the working',
    description:
      'Balance an equation with the smallest whole numbers, ions and charges included, and see the count of each element on both sides.',
    note: 'The smallest whole numbers, with the count of each element.',
    names: ['equation balancer', 'chemical equation balancer', 'balance equation calculator'],
  },
  moles: {
    heading: 'Moles and mass calculator',
    title: 'Mole calculator: moles, mass and particles',
    description:
      'From grams to moles and back for any formula, with its molar mass worked out, and the number of particles by Avogadro’s number.',
    note: 'Grams to moles and back, and the number of particles.',
    names: ['mole calculator', 'moles calculator', 'grams to moles calculator'],
  },
  molarity: {
    heading: 'Molarity calculator',
    title: 'Molarity calculator: mass, volume, concentration',
    description:
      'Molarity from the mass of a solute and the volume of its solution, or how many grams to weigh for the solution that you want to make.',
    note: 'Moles in a litre of solution, or how much to weigh.',
    names: ['molarity calculator', 'molar concentration calculator'],
  },
  dilution: {
    heading: 'Dilution calculator',
    title: 'Dilution calculator: M₁V₁ = M₂V₂',
    description:
      'How much of a strong solution to take for a weaker one, or how weak it becomes, and why acid goes into water and never the other way.',
    note: 'How much stock to take, and how much solvent to add.',
    names: ['dilution calculator', 'm1v1 = m2v2 calculator'],
  },
  ph: {
    heading: 'pH calculator',
    title: 'pH calculator: pH, pOH and concentrations',
    description:
      'pH, pOH and the concentrations of H⁺ and OH⁻ from any one of the four at 25 °C, with the logarithm written out and what the number means.',
    note: 'pH, pOH, H⁺ and OH⁻ from any one of them.',
    names: ['ph calculator', 'poh calculator', 'hydrogen ion concentration calculator'],
  },
  'ideal-gas': {
    heading: 'Ideal gas calculator',
    title: 'Ideal gas calculator: pV = nRT',
    description:
      'Leave one of pressure, volume, amount and temperature empty: atm, kPa, litres and degrees Celsius are turned over and pV = nRT is solved.',
    note: 'Pressure, volume, amount or temperature of a gas.',
    names: ['ideal gas calculator', 'gas law calculator', 'pv = nrt calculator'],
  },
};

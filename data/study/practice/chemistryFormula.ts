import type { PracticeText } from './practiceText';

/** Below pages of chemistry formulas, by their address. */
export const CHEMISTRY_FORMULA_PRACTICE: Readonly<Record<string, readonly PracticeText[]>> = {
  '/chemistry-formula/class-9': [
    {
      ask: 'How many moles are in 90 g of water? Take H 1 and O 16.',
      hint: 'Find the mass of one mole of H₂O first.',
      steps: ['2 × 1 + 16 = 18 g/mol', '90 ÷ 18 = 5'],
      answer: '5 mol',
      check: '90 / (2 * 1 + 16)',
    },
  ],
  '/chemistry-formula/class-11/mole-concept': [
    {
      ask: 'What percentage of urea, CO(NH₂)₂, is nitrogen? Take C 12, O 16, N 14, H 1 and give one decimal.',
      hint: 'Two N and four H: the 2 behind the bracket counts for both.',
      steps: ['12 + 16 + 2 × 14 + 4 × 1 = 60', '28/60 × 100 ≈ 46.7'],
      answer: '46.7%',
      check: 'round(2 * 14 / (12 + 16 + 2 * (14 + 2)) * 100, 1)',
    },
  ],
  '/chemistry-formula/class-11/heat-and-equilibrium': [
    {
      ask: 'A sealed can holds gas at 2.4 bar and 17 °C. It warms to 46 °C. What is the pressure in bar? Take 0 °C as 273 K.',
      hint: 'At a fixed volume the pressure goes with the kelvins.',
      steps: ['17 + 273 = 290 and 46 + 273 = 319', '2.4 × 319 ÷ 290 = 2.64'],
      answer: '2.64 bar',
      check: '2.4 * (46 + 273) / (17 + 273)',
    },
    {
      ask: 'What is the pH of 0.001 M hydrochloric acid, which splits into ions completely?',
      hint: 'Write 0.001 as a power of 10.',
      steps: ['0.001 is 10⁻³.', 'pH = −log 10⁻³ = 3'],
      answer: '3',
      accept: ['pH 3', 'pH = 3'],
      check: '-log10(0.001)',
    },
  ],
  '/chemistry-formula/class-10': [
    {
      ask: 'How many grams of MgO come from burning 12 g of magnesium? 2Mg + O₂ → 2MgO, with Mg 24 and O 16.',
      hint: 'One Mg gives one MgO, so count moles, not grams.',
      steps: ['12 ÷ 24 = 0.5 mol of Mg, and as much MgO.', '0.5 × (24 + 16) = 20'],
      answer: '20 g',
      check: '12 / 24 * (24 + 16)',
    },
  ],
};

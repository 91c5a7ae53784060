import type { ChemistryCalculatorId } from '@/data/study/calculators/scienceTitles';
import type { PracticeText } from './practiceText';

/** Below each chemistry calculator. */
export const CHEMISTRY_CALCULATOR_PRACTICE: Record<ChemistryCalculatorId, readonly PracticeText[]> =
  {
    'molar-mass': [
      {
        ask: 'What is the molar mass of slaked lime, Ca(OH)₂? Take Ca 40, O 16 and H 1.',
        hint: 'The 2 behind the bracket counts both the O and the H.',
        steps: ['O and H together: 16 + 1 = 17', 'Twice: 2 × 17 = 34', 'With Ca: 40 + 34 = 74'],
        answer: '74 g/mol',
        accept: ['74 g', '74 u'],
        check: '40 + 2 * (16 + 1)',
      },
    ],
    balance: [
      {
        ask: 'Cooking gas is mostly propane and butane. Balance the burning of propane, C₃H₈ + O₂ → CO₂ + H₂O, with the smallest whole numbers. Which number stands before O₂?',
        hint: 'Settle C first, then H, and O last.',
        steps: [
          '3 C need 3 CO₂, and 8 H need 4 H₂O.',
          'The right side then has 3 × 2 + 4 = 10 O.',
          '10 ÷ 2 = 5',
        ],
        answer: '5',
        accept: ['5 O2'],
        check: '(3 * 2 + 8 / 2) / 2',
      },
    ],
    moles: [
      {
        ask: 'How many moles of oxygen atoms are in 9.8 g of sulphuric acid, H₂SO₄? Take H 1, S 32 and O 16.',
        hint: 'Find the moles of the acid first. Each of them has four of oxygen.',
        steps: ['2 + 32 + 64 = 98 g/mol', '9.8 ÷ 98 = 0.1 mol of the acid', '4 × 0.1 = 0.4'],
        answer: '0.4 mol',
        check: '9.8 / 98 * 4',
      },
    ],
    molarity: [
      {
        ask: '4 g of NaOH are dissolved and the flask is filled up to 250 mL. What is the molarity? NaOH has 40 g/mol.',
        hint: 'Molarity is moles for each litre, so turn both numbers first.',
        steps: ['4 ÷ 40 = 0.1 mol', '250 mL are 0.25 L.', '0.1 ÷ 0.25 = 0.4'],
        answer: '0.4 M',
        accept: ['0.4 mol/L'],
        check: '(4 / 40) / (250 / 1000)',
      },
    ],
    dilution: [
      {
        ask: 'How many mL of 2 M acid does a laboratory need to make 500 mL of 0.1 M acid?',
        hint: 'Water adds no acid: concentration times volume stays the same.',
        steps: ['2 × V = 0.1 × 500', '0.1 × 500 = 50', '50 ÷ 2 = 25'],
        answer: '25 mL',
        accept: ['0.025 L'],
        check: '0.1 * 500 / 2',
      },
    ],
    ph: [
      {
        ask: 'Lemon juice has a pH of about 2, black coffee of about 5. How many times as high is the hydrogen ion concentration in the juice?',
        hint: 'Each step of one on the pH scale is a factor of 10, not one more.',
        steps: ['5 − 2 = 3 steps', '10 × 10 × 10 = 1,000'],
        answer: '1,000 times',
        accept: ['10³'],
        check: '10 ^ (5 - 2)',
      },
    ],
    'ideal-gas': [
      {
        ask: 'A balloon holds 3 L of air at 27 °C. In the sun it warms to 47 °C at the same pressure. How many litres does it hold then? Take 0 °C as 273 K.',
        hint: 'Volume goes with the temperature in kelvin, not in degrees Celsius.',
        steps: ['27 + 273 = 300 and 47 + 273 = 320 kelvins.', '3 × 320 ÷ 300 = 3.2'],
        answer: '3.2 L',
        check: '3 * (47 + 273) / (27 + 273)',
      },
    ],
  };

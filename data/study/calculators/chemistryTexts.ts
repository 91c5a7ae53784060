import type { ChemistryCalculatorId } from './scienceTitles';
import type { CalculatorText } from './text';

/** What stands beside each chemistry calculator. */
export const CHEMISTRY_TEXTS: Record<ChemistryCalculatorId, CalculatorText> = {
  'molar-mass': {
    about:
      'The molar mass is what one mole of a substance weighs: the atomic masses of all its atoms, added up: the number n of each kind times its mass A. The masses are the abridged standard atomic weights of IUPAC (2021), for all 118 elements.',
    formulas: ['M = \\sum n_i \\times A_i'],
    examples: [
      {
        question:
          'What is the molar mass of the yellow crystals of potassium hexacyanidoferrate(II), K₄[Fe(CN)₆]·3H₂O?',
        inputs: { formula: 'K4[Fe(CN)6]·3H2O' },
      },
      {
        question: 'What is the molar mass of washing soda, Na₂CO₃·10H₂O?',
        inputs: { formula: 'Na2CO3·10H2O' },
      },
    ],
    mistakes: [
      'Multiplying only the nearest atom. The number after a bracket counts everything in it: Ca(OH)₂ has two O and two H.',
      'Multiplying at the dot. In CuSO₄·5H₂O five waters are added to one CuSO₄.',
    ],
  },
  balance: {
    about:
      'Atoms are neither made nor lost in a reaction, so each element must have as many atoms on the left as on the right. This gives one equation for each element, and exact fractions solve them.',
    formulas: ['N_{\\text{left}} = N_{\\text{right}} \\text{ for each element}'],
    examples: [
      {
        question: 'Hot iron and steam: balance Fe + H2O -> Fe3O4 + H2.',
        inputs: { equation: 'Fe + H2O -> Fe3O4 + H2' },
      },
      {
        question:
          'Permanganate and iron(II) in acid: balance MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O.',
        inputs: { equation: 'MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O' },
      },
    ],
    mistakes: [
      'Changing the small numbers. H₂O₂ is not water: only the numbers in front may change.',
      'Stopping before the smallest numbers. 4H₂ + 2O₂ → 4H₂O is right but can be halved.',
    ],
  },
  moles: {
    about:
      'A mole is 6.022 × 10²³ particles. Dividing a mass by the molar mass gives the number of moles. Fill in the mass or the moles; the other follows.',
    formulas: ['n = \\dfrac{m}{M}', 'N = n \\times 6.022 \\times 10^{23}'],
    examples: [
      {
        question: 'How many moles are 5.85 g of common salt, NaCl?',
        inputs: { formula: 'NaCl', mass: '5.85', n: '' },
      },
      {
        question: 'What is the mass of 0.25 mol of calcium carbonate, CaCO₃?',
        inputs: { formula: 'CaCO3', mass: '', n: '0.25' },
      },
    ],
    mistakes: [
      'Weighing atoms for molecules. One mole of oxygen gas is O₂ and weighs about 32 g.',
      'Dividing the molar mass by the mass. Moles are mass over molar mass.',
    ],
  },
  molarity: {
    about:
      'Molarity is the number of moles of solute in one litre of solution. Leave one of mass, volume and molarity empty to find it.',
    formulas: ['\\text{molarity} = \\dfrac{n}{V}', 'n = \\dfrac{m}{M}'],
    examples: [
      {
        question: 'How many grams of glucose, C₆H₁₂O₆, make 500 mL of a 0.2 M solution?',
        inputs: { formula: 'C6H12O6', mass: '', volume: '500 mL', molarity: '0.2' },
      },
      {
        question:
          '4.9 g of sulphuric acid, H₂SO₄, are dissolved and filled up to 250 mL. What is the molarity?',
        inputs: { formula: 'H2SO4', mass: '4.9', volume: '250 mL', molarity: '' },
      },
    ],
    mistakes: [
      'Measuring the water. The volume is that of the finished solution, filled up to the mark.',
      'Leaving millilitres in the formula. 250 mL are 0.25 L.',
    ],
  },
  dilution: {
    about:
      'Adding solvent does not change how much solute there is: moles before and after are equal. Any volume unit will do, as long as it is the same on both sides.',
    formulas: ['M_1 V_1 = M_2 V_2'],
    examples: [
      {
        question: 'How much of an 18 M stock of sulphuric acid is needed for 250 mL of 0.9 M acid?',
        inputs: { m1: '18', v1: '', m2: '0.9', v2: '250' },
      },
      {
        question:
          '10 mL of 6 M hydrochloric acid are filled up to 240 mL. What is the molarity then?',
        inputs: { m1: '6', v1: '10', m2: '', v2: '240' },
      },
    ],
    mistakes: [
      'Adding V₂ of water. Fill up to V₂: the water is about V₂ − V₁.',
      'Pouring water into strong acid. Always acid into water, slowly and while stirring: the other way it can boil and spit.',
    ],
  },
  ph: {
    about:
      'pH counts the tens in the concentration of H⁺ ions, in mol/L. At 25 °C pH and pOH add up to 14: below 7 is acidic, 7 neutral, above 7 basic.',
    formulas: ['pH = -\\log_{10}[H^+]', 'pH + pOH = 14'],
    examples: [
      {
        question: 'A lime drink has an H⁺ concentration of 0.004 mol/L. What is its pH?',
        inputs: { known: 'h', value: '0.004' },
      },
      {
        question: 'Limewater has a pOH of 1.7. What is its pH?',
        inputs: { known: 'poh', value: '1.7' },
      },
    ],
    mistakes: [
      'Reading pH as a plain scale. One step less is ten times the H⁺ concentration.',
      'Using pH = −log of the acid’s concentration for a weak acid. Only part of it gives H⁺ away.',
    ],
  },
  'ideal-gas': {
    about:
      'At ordinary pressures most gases behave nearly alike: pressure times volume is proportional to the amount and the absolute temperature. In kPa and litres R is 8.314.',
    formulas: ['pV = nRT'],
    examples: [
      {
        question: 'How many moles of gas fill a bottle of 2.5 L at 100 kPa and 25 °C?',
        inputs: { p: '100', V: '2.5', n: '', T: '25 °C' },
      },
      {
        question: 'What volume do 0.5 mol of a gas take at 0 °C and 100 kPa?',
        inputs: { p: '100', V: '', n: '0.5', T: '0 °C' },
      },
    ],
    mistakes: [
      'Putting degrees Celsius in. Add 273.15 to get kelvin.',
      'Taking 22.4 L for a mole at all times. It holds at 0 °C and 1 atm; at 0 °C and 1 bar it is 22.7 L.',
    ],
  },
};

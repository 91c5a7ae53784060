import type { FormulaClass } from '@/data/study/formulas/formula';

export const CHEMISTRY_CLASS_9: FormulaClass = {
  grade: 9,
  topics: [
    {
      title: 'Solutions',
      formulas: [
        {
          name: 'Mass percentage of a solution',
          tex: 'w = \\frac{m_s}{m} \\times 100',
          symbols: [
            ['w', 'mass percentage', '%', 12.5],
            ['m_s', 'mass of the solute', 'g', 40],
            ['m', 'mass of the whole solution', 'g', 320],
          ],
          use: {
            given: '40 g of salt in 280 g of water.',
            work: '40 ÷ (40 + 280) × 100',
            answer: '12.5 %',
          },
          limits: 'Divide by solute and solvent together.',
        },
        {
          name: 'Mass by volume percentage',
          tex: 'w = \\frac{m_s}{V} \\times 100',
          symbols: [
            ['w', 'percentage', '% m/V', 5],
            ['m_s', 'mass of the solute', 'g', 25],
            ['V', 'volume of the solution', 'mL', 500],
          ],
          use: {
            given: '500 mL of drip solution hold 25 g of glucose.',
            work: '25 ÷ 500 × 100',
            answer: '5 %',
          },
        },
      ],
    },
    {
      title: 'Atoms, molecules and ions',
      formulas: [
        {
          name: 'Molecular mass',
          tex: 'M = \\sum n_i A_i',
          symbols: [
            ['M', 'molecular mass', 'u', 98],
            ['\\sum n_i A_i', 'sum of number of atoms × atomic mass', 'u', 98],
          ],
          use: {
            given: 'Sulphuric acid, H₂SO₄: H 1 u, S 32 u, O 16 u.',
            work: '2 × 1 + 32 + 4 × 16',
            answer: '98 u',
          },
        },
        {
          name: 'Mass number',
          tex: 'A = Z + N',
          symbols: [
            ['A', 'mass number', '', 23],
            ['Z', 'protons', '', 11],
            ['N', 'neutrons', '', 12],
          ],
          use: {
            given: 'A sodium atom has 11 protons and 12 neutrons.',
            work: '11 + 12',
            answer: '23',
          },
        },
        {
          name: 'Electrons in a shell',
          tex: 'N = 2n^2',
          symbols: [
            ['N', 'greatest number of electrons', '', 18],
            ['n', 'number of the shell', '', 3],
          ],
          use: {
            given: 'How many electrons fit in the M shell, n = 3?',
            work: '2 × 3²',
            answer: '18',
          },
          limits: 'The outermost shell never holds more than 8.',
        },
        {
          name: 'Charge of an ion',
          tex: 'q = Z - e',
          symbols: [
            ['q', 'charge number', '', 2],
            ['Z', 'protons', '', 12],
            ['e', 'electrons', '', 10],
          ],
          use: {
            given: 'A magnesium ion: 12 protons, 10 electrons.',
            work: '12 − 10',
            answer: '2, written Mg²⁺',
          },
        },
        {
          name: 'Mean atomic mass',
          tex: 'A = \\frac{p_1 A_1 + p_2 A_2}{100}',
          symbols: [
            ['A', 'mean atomic mass', 'u', 35.5],
            ['p_1', 'share of the first isotope', '%', 75],
            ['A_1', 'its mass', 'u', 35],
            ['p_2', 'share of the second', '%', 25],
            ['A_2', 'its mass', 'u', 37],
          ],
          use: {
            given: 'Chlorine: 75 % of mass 35 u, 25 % of 37 u.',
            work: '(75 × 35 + 25 × 37) ÷ 100',
            answer: '35.5 u',
          },
        },
      ],
    },
  ],
  alsoUseful: [
    {
      name: 'Celsius to kelvin',
      tex: 'T = t + 273.15',
      symbols: [
        ['T', 'temperature', 'K', 298.15],
        ['t', 'same temperature', '°C', 25],
      ],
      use: { given: 'Room temperature is 25 °C.', work: '25 + 273.15', answer: '298.15 K' },
      limits: 'Class 9 books round to 273.',
    },
    {
      name: 'Moles from mass',
      tex: 'n = \\frac{m}{M}',
      symbols: [
        ['n', 'amount', 'mol', 2],
        ['m', 'mass', 'g', 36],
        ['M', 'molar mass', 'g/mol', 18],
      ],
      use: { given: 'How many moles are 36 g of water?', work: '36 ÷ 18', answer: '2 mol' },
    },
    {
      name: 'Moles from number of particles',
      tex: 'n = \\frac{N}{N_A}',
      symbols: [
        ['n', 'amount', 'mol', 0.5],
        ['N', 'number of particles', '', 3.011e23],
        ['N_A', '6.022 × 10²³', '1/mol', 6.022e23],
      ],
      use: {
        given: 'How many moles are 3.011 × 10²³ molecules?',
        work: '(3.011 × 10²³) ÷ (6.022 × 10²³)',
        answer: '0.5 mol',
      },
    },
  ],
};

export const CHEMISTRY_CLASS_10: FormulaClass = {
  grade: 10,
  topics: [
    {
      title: 'Reactions and equations',
      formulas: [
        {
          name: 'Slaking of lime',
          tex: '\\mathrm{CaO + H_2O \\rightarrow Ca(OH)_2}',
          symbols: [
            ['\\mathrm{CaO}', 'quicklime'],
            ['\\mathrm{Ca(OH)_2}', 'slaked lime, for whitewash'],
          ],
          use: {
            given: '56 g of quicklime take up 18 g of water.',
            work: '56 + 18',
            answer: '74 g',
          },
          limits: 'Gives off much heat: never touch it.',
        },
        {
          name: 'Heating of limestone',
          tex: '\\mathrm{CaCO_3 \\rightarrow CaO + CO_2}',
          symbols: [
            ['\\mathrm{CaCO_3}', 'limestone'],
            ['\\mathrm{CaO}', 'quicklime'],
          ],
          use: {
            given: '100 g of limestone leave 56 g of quicklime.',
            work: '100 − 56',
            answer: '44 g of CO₂ escape',
          },
        },
        {
          name: 'Displacement of copper',
          tex: '\\mathrm{Fe + CuSO_4 \\rightarrow FeSO_4 + Cu}',
          symbols: [
            ['\\mathrm{Fe}', 'iron nail'],
            ['\\mathrm{CuSO_4}', 'copper sulphate, blue'],
          ],
          use: {
            given: 'How much copper (63.5 g/mol) do 28 g of iron (56 g/mol) set free?',
            work: '28 ÷ 56 × 63.5',
            answer: '31.75 g',
          },
          limits: 'Only a more reactive metal displaces another.',
        },
        {
          name: 'Thermite reaction',
          tex: '\\mathrm{Fe_2O_3 + 2Al \\rightarrow 2Fe + Al_2O_3}',
          symbols: [
            ['\\mathrm{Fe_2O_3}', 'iron(III) oxide'],
            ['\\mathrm{Al}', 'aluminium'],
          ],
          use: { given: 'Iron from 160 g of Fe₂O₃ (one mole).', work: '2 × 56', answer: '112 g' },
        },
        {
          name: 'Acid and metal',
          tex: '\\mathrm{Zn + H_2SO_4 \\rightarrow ZnSO_4 + H_2}',
          symbols: [
            ['\\mathrm{Zn}', 'zinc'],
            ['\\mathrm{H_2}', 'hydrogen'],
          ],
          use: {
            given: 'Hydrogen from 130 g of zinc (65 g/mol)?',
            work: '130 ÷ 65 × 2',
            answer: '4 g',
          },
          limits: 'Dilute acid. Copper does not react like this.',
        },
        {
          name: 'Acid and carbonate',
          tex: '\\mathrm{Na_2CO_3 + 2HCl \\rightarrow 2NaCl + H_2O + CO_2}',
          symbols: [['\\mathrm{Na_2CO_3}', 'washing soda without its water']],
          use: {
            given: 'How many grams of salt come from 106 g of Na₂CO₃ (one mole)?',
            work: '2 × 58.5',
            answer: '117 g',
          },
        },
        {
          name: 'Electrolysis of water',
          tex: '\\mathrm{2H_2O \\rightarrow 2H_2 + O_2}',
          symbols: [
            ['\\mathrm{H_2}', 'hydrogen, at the cathode'],
            ['\\mathrm{O_2}', 'oxygen, at the anode'],
          ],
          use: {
            given: '20 mL of oxygen collect. How much hydrogen?',
            work: '20 × 2',
            answer: '40 mL',
          },
        },
      ],
    },
    {
      title: 'Salts and carbon compounds',
      formulas: [
        {
          name: 'Baking soda on heating',
          tex: '\\mathrm{2NaHCO_3 \\rightarrow Na_2CO_3 + H_2O + CO_2}',
          symbols: [['\\mathrm{NaHCO_3}', 'baking soda']],
          use: {
            given: '168 g of baking soda leave 106 g of soda.',
            work: '168 − 106',
            answer: '62 g of water and CO₂',
          },
        },
        {
          name: 'Plaster of Paris and water',
          tex: '\\mathrm{CaSO_4 \\cdot \\frac{1}{2} H_2O + 1 \\frac{1}{2} H_2O \\rightarrow CaSO_4 \\cdot 2H_2O}',
          symbols: [
            ['\\mathrm{CaSO_4 \\cdot \\frac{1}{2} H_2O}', 'plaster of Paris'],
            ['\\mathrm{CaSO_4 \\cdot 2H_2O}', 'gypsum'],
          ],
          use: {
            given: '145 g of plaster take up 27 g of water.',
            work: '145 + 27',
            answer: '172 g of gypsum',
          },
        },
        {
          name: 'Alkanes',
          tex: '\\mathrm{C}_n\\mathrm{H}_{2n+2}',
          symbols: [['n', 'number of carbon atoms']],
          use: {
            given: 'How many hydrogen atoms has butane, n = 4?',
            work: '2 × 4 + 2',
            answer: '10, so it is C₄H₁₀',
          },
          limits: 'Chains with single bonds only; rings have two fewer.',
        },
        {
          name: 'Alkenes',
          tex: '\\mathrm{C}_n\\mathrm{H}_{2n}',
          symbols: [['n', 'number of carbon atoms, 2 or more']],
          use: {
            given: 'How many hydrogen atoms has propene, n = 3?',
            work: '2 × 3',
            answer: '6, so it is C₃H₆',
          },
          limits: 'One double bond.',
        },
        {
          name: 'Alkynes',
          tex: '\\mathrm{C}_n\\mathrm{H}_{2n-2}',
          symbols: [['n', 'number of carbon atoms, 2 or more']],
          use: {
            given: 'How many hydrogen atoms has ethyne, n = 2?',
            work: '2 × 2 − 2',
            answer: '2, so it is C₂H₂',
          },
          limits: 'One triple bond.',
        },
        {
          name: 'Making an ester',
          tex: '\\mathrm{CH_3COOH + C_2H_5OH \\rightarrow CH_3COOC_2H_5 + H_2O}',
          symbols: [
            ['\\mathrm{CH_3COOH}', 'ethanoic acid'],
            ['\\mathrm{C_2H_5OH}', 'ethanol'],
          ],
          use: {
            given: '60 g of acid and 46 g of ethanol give 18 g of water.',
            work: '60 + 46 − 18',
            answer: '88 g of ester',
          },
          limits: 'Needs a little strong acid, and stops before all is used.',
        },
      ],
    },
  ],
};

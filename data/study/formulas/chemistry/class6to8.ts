import type { FormulaClass } from '@/data/study/formulas/formula';

export const CHEMISTRY_CLASS_6: FormulaClass = {
  grade: 6,
  topics: [
    {
      title: 'Mixtures',
      formulas: [
        {
          name: 'Mass of a solution',
          tex: 'm = m_s + m_w',
          symbols: [
            ['m', 'mass of the solution', 'g', 220],
            ['m_s', 'mass of what is dissolved', 'g', 20],
            ['m_w', 'mass of the water', 'g', 200],
          ],
          use: {
            given: '20 g of sugar dissolve in 200 g of water.',
            work: '20 + 200',
            answer: '220 g',
          },
          limits: 'Masses add up; volumes often do not.',
        },
      ],
    },
  ],
};

export const CHEMISTRY_CLASS_7: FormulaClass = {
  grade: 7,
  topics: [
    {
      title: 'Acids, bases and changes',
      formulas: [
        {
          name: 'Neutralisation',
          tex: '\\mathrm{HCl + NaOH \\rightarrow NaCl + H_2O}',
          symbols: [
            ['\\mathrm{HCl}', 'hydrochloric acid'],
            ['\\mathrm{NaOH}', 'sodium hydroxide'],
            ['\\mathrm{NaCl}', 'common salt'],
          ],
          use: {
            given: '36.5 g of HCl need 40 g of NaOH and give 18 g of water. How much salt?',
            work: '36.5 + 40 − 18',
            answer: '58.5 g',
          },
        },
        {
          name: 'Burning of magnesium',
          tex: '\\mathrm{2Mg + O_2 \\rightarrow 2MgO}',
          symbols: [
            ['\\mathrm{Mg}', 'magnesium ribbon'],
            ['\\mathrm{MgO}', 'magnesium oxide, a white ash'],
          ],
          use: {
            given: '48 g of magnesium take up 32 g of oxygen.',
            work: '48 + 32',
            answer: '80 g of ash',
          },
        },
        {
          name: 'Photosynthesis',
          tex: '\\mathrm{6CO_2 + 6H_2O \\rightarrow C_6H_{12}O_6 + 6O_2}',
          symbols: [
            ['\\mathrm{C_6H_{12}O_6}', 'glucose'],
            ['\\mathrm{CO_2}', 'carbon dioxide'],
          ],
          use: {
            given: 'Count the oxygen atoms on the left.',
            work: '6 × 2 + 6 × 1 = 6 + 6 × 2',
            answer: '18, as on the right',
          },
          limits: 'Needs sunlight and chlorophyll.',
        },
      ],
    },
  ],
};

export const CHEMISTRY_CLASS_8: FormulaClass = {
  grade: 8,
  topics: [
    {
      title: 'Elements and compounds',
      formulas: [
        {
          name: 'Iron and sulphur',
          tex: '\\mathrm{Fe + S \\rightarrow FeS}',
          symbols: [
            ['\\mathrm{Fe}', 'iron'],
            ['\\mathrm{S}', 'sulphur'],
            ['\\mathrm{FeS}', 'iron sulphide, a compound'],
          ],
          use: {
            given: '56 g of iron join 32 g of sulphur.',
            work: '56 + 32',
            answer: '88 g of iron sulphide',
          },
          limits: 'Heat is needed. Only stirred together, the two stay a mixture.',
        },
      ],
    },
  ],
  alsoUseful: [
    {
      name: 'Burning of carbon',
      tex: '\\mathrm{C + O_2 \\rightarrow CO_2}',
      symbols: [
        ['\\mathrm{C}', 'carbon, as in coal'],
        ['\\mathrm{CO_2}', 'carbon dioxide'],
      ],
      use: {
        given: '12 g of carbon take up 32 g of oxygen.',
        work: '12 + 32',
        answer: '44 g of carbon dioxide',
      },
      limits: 'With too little air the poisonous gas CO forms.',
    },
    {
      name: 'Burning of methane',
      tex: '\\mathrm{CH_4 + 2O_2 \\rightarrow CO_2 + 2H_2O}',
      symbols: [['\\mathrm{CH_4}', 'methane, the main part of CNG and biogas']],
      use: {
        given: 'How much oxygen burns 16 g of methane to 44 g of CO₂ and 36 g of water?',
        work: '44 + 36 − 16',
        answer: '64 g',
      },
    },
    {
      name: 'Calorific value',
      tex: 'k = \\frac{Q}{m}',
      symbols: [
        ['k', 'calorific value', 'kJ/kg', 45000],
        ['Q', 'heat', 'kJ', 180000],
        ['m', 'mass of fuel', 'kg', 4],
      ],
      use: {
        given: '4 kg of a fuel give 1,80,000 kJ.',
        work: '1,80,000 ÷ 4',
        answer: '45,000 kJ/kg',
      },
      limits: 'The fuel must burn completely.',
    },
  ],
};

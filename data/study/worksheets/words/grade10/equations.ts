/** Substances of one side, each with its number. */
export type Side = readonly (readonly [many: number, formula: string])[];

type Equation = { left: Side; right: Side };

const equation = (left: Side, right: Side): Equation => ({ left, right });

/** Balanced with the smallest whole numbers; a test counts the atoms. */
export const EQUATIONS: readonly [Equation, ...Equation[]] = [
  equation(
    [
      [2, 'H₂'],
      [1, 'O₂'],
    ],
    [[2, 'H₂O']],
  ),
  equation(
    [
      [1, 'N₂'],
      [3, 'H₂'],
    ],
    [[2, 'NH₃']],
  ),
  equation(
    [
      [2, 'Mg'],
      [1, 'O₂'],
    ],
    [[2, 'MgO']],
  ),
  equation(
    [
      [4, 'Al'],
      [3, 'O₂'],
    ],
    [[2, 'Al₂O₃']],
  ),
  equation(
    [
      [3, 'Fe'],
      [4, 'H₂O'],
    ],
    [
      [1, 'Fe₃O₄'],
      [4, 'H₂'],
    ],
  ),
  equation(
    [
      [1, 'CH₄'],
      [2, 'O₂'],
    ],
    [
      [1, 'CO₂'],
      [2, 'H₂O'],
    ],
  ),
  equation(
    [
      [1, 'C₃H₈'],
      [5, 'O₂'],
    ],
    [
      [3, 'CO₂'],
      [4, 'H₂O'],
    ],
  ),
  equation(
    [
      [1, 'C₂H₅OH'],
      [3, 'O₂'],
    ],
    [
      [2, 'CO₂'],
      [3, 'H₂O'],
    ],
  ),
  equation(
    [
      [2, 'Na'],
      [2, 'H₂O'],
    ],
    [
      [2, 'NaOH'],
      [1, 'H₂'],
    ],
  ),
  equation(
    [
      [2, 'K'],
      [2, 'H₂O'],
    ],
    [
      [2, 'KOH'],
      [1, 'H₂'],
    ],
  ),
  equation(
    [
      [1, 'Ca'],
      [2, 'H₂O'],
    ],
    [
      [1, 'Ca(OH)₂'],
      [1, 'H₂'],
    ],
  ),
  equation(
    [
      [1, 'Zn'],
      [2, 'HCl'],
    ],
    [
      [1, 'ZnCl₂'],
      [1, 'H₂'],
    ],
  ),
  equation(
    [
      [2, 'Al'],
      [6, 'HCl'],
    ],
    [
      [2, 'AlCl₃'],
      [3, 'H₂'],
    ],
  ),
  equation(
    [
      [1, 'CaCO₃'],
      [2, 'HCl'],
    ],
    [
      [1, 'CaCl₂'],
      [1, 'H₂O'],
      [1, 'CO₂'],
    ],
  ),
  equation(
    [
      [2, 'NaOH'],
      [1, 'H₂SO₄'],
    ],
    [
      [1, 'Na₂SO₄'],
      [2, 'H₂O'],
    ],
  ),
  equation(
    [
      [1, 'Ca(OH)₂'],
      [2, 'HNO₃'],
    ],
    [
      [1, 'Ca(NO₃)₂'],
      [2, 'H₂O'],
    ],
  ),
  equation(
    [[2, 'Pb(NO₃)₂']],
    [
      [2, 'PbO'],
      [4, 'NO₂'],
      [1, 'O₂'],
    ],
  ),
  equation(
    [[2, 'FeSO₄']],
    [
      [1, 'Fe₂O₃'],
      [1, 'SO₂'],
      [1, 'SO₃'],
    ],
  ),
  equation(
    [[2, 'AgCl']],
    [
      [2, 'Ag'],
      [1, 'Cl₂'],
    ],
  ),
  equation(
    [[2, 'KClO₃']],
    [
      [2, 'KCl'],
      [3, 'O₂'],
    ],
  ),
  equation(
    [
      [1, 'Fe₂O₃'],
      [2, 'Al'],
    ],
    [
      [2, 'Fe'],
      [1, 'Al₂O₃'],
    ],
  ),
  equation(
    [
      [3, 'MnO₂'],
      [4, 'Al'],
    ],
    [
      [3, 'Mn'],
      [2, 'Al₂O₃'],
    ],
  ),
  equation(
    [
      [2, 'ZnS'],
      [3, 'O₂'],
    ],
    [
      [2, 'ZnO'],
      [2, 'SO₂'],
    ],
  ),
  equation(
    [
      [2, 'Cu₂O'],
      [1, 'Cu₂S'],
    ],
    [
      [6, 'Cu'],
      [1, 'SO₂'],
    ],
  ),
  equation(
    [
      [6, 'CO₂'],
      [6, 'H₂O'],
    ],
    [
      [1, 'C₆H₁₂O₆'],
      [6, 'O₂'],
    ],
  ),
  equation(
    [
      [1, 'Pb(NO₃)₂'],
      [2, 'KI'],
    ],
    [
      [1, 'PbI₂'],
      [2, 'KNO₃'],
    ],
  ),
  equation(
    [[2, 'NaHCO₃']],
    [
      [1, 'Na₂CO₃'],
      [1, 'H₂O'],
      [1, 'CO₂'],
    ],
  ),
];

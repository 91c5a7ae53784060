/** A substance made of molecules, and the atoms of one molecule in the order of its formula. */
export type Molecule = {
  name: string;
  atoms: readonly (readonly [element: string, many: number])[];
};

const molecule = (name: string, ...atoms: Molecule['atoms']): Molecule => ({ name, atoms });

export const MOLECULES: readonly [Molecule, ...Molecule[]] = [
  molecule('hydrogen', ['H', 2]),
  molecule('oxygen', ['O', 2]),
  molecule('ozone', ['O', 3]),
  molecule('nitrogen', ['N', 2]),
  molecule('chlorine', ['Cl', 2]),
  molecule('phosphorus', ['P', 4]),
  molecule('sulphur', ['S', 8]),
  molecule('water', ['H', 2], ['O', 1]),
  molecule('hydrogen peroxide', ['H', 2], ['O', 2]),
  molecule('carbon monoxide', ['C', 1], ['O', 1]),
  molecule('carbon dioxide', ['C', 1], ['O', 2]),
  molecule('sulphur dioxide', ['S', 1], ['O', 2]),
  molecule('nitrogen dioxide', ['N', 1], ['O', 2]),
  molecule('ammonia', ['N', 1], ['H', 3]),
  molecule('methane', ['C', 1], ['H', 4]),
  molecule('propane', ['C', 3], ['H', 8]),
  molecule('butane', ['C', 4], ['H', 10]),
  molecule('hydrogen chloride', ['H', 1], ['Cl', 1]),
  molecule('hydrogen sulphide', ['H', 2], ['S', 1]),
  molecule('nitric acid', ['H', 1], ['N', 1], ['O', 3]),
  molecule('sulphuric acid', ['H', 2], ['S', 1], ['O', 4]),
  molecule('ethanol', ['C', 2], ['H', 6], ['O', 1]),
  molecule('acetic acid', ['C', 2], ['H', 4], ['O', 2]),
  molecule('glucose', ['C', 6], ['H', 12], ['O', 6]),
  molecule('cane sugar', ['C', 12], ['H', 22], ['O', 11]),
];

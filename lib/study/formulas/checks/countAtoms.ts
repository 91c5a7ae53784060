import { tokenise } from './tokens';

type Atoms = Record<string, number>;

const add = (into: Atoms, atoms: Atoms, times: number): void => {
  for (const [element, count] of Object.entries(atoms))
    into[element] = (into[element] ?? 0) + count * times;
};

const toPlain = (side: string): string =>
  tokenise(side.replace(/(\d*) ?\\frac\{1\}\{2\}/g, (_, whole) => String(Number(whole || 0) + 0.5)))
    .join('')
    .replace(/[_{}]/g, '');

/** Atoms of one group without a number in front: Ca(OH)2. */
const countGroup = (group: string): Atoms => {
  const atoms: Atoms = {};
  const part = /\(([^()]*)\)(\d*)|([A-Z][a-z]?)(\d*)/y;
  while (part.lastIndex < group.length) {
    const match = part.exec(group);
    if (!match) throw new Error(`Cannot read ${group}`);
    const [, inner, times, element, count] = match;
    if (inner !== undefined) add(atoms, countGroup(inner), Number(times || 1));
    else if (element) add(atoms, { [element]: 1 }, Number(count || 1));
  }
  return atoms;
};

/** How many atoms of each element stand on one side of an equation in TeX: 2H_2O + O_2. */
export const countAtoms = (side: string): Atoms => {
  const atoms: Atoms = {};
  for (const compound of toPlain(side).split('+')) {
    const [, factor, rest = ''] = /^([\d.]*)(.*)$/.exec(compound) ?? [];
    for (const unit of rest.split('\\cdot')) {
      const [, times, group = ''] = /^([\d.]*)(.*)$/.exec(unit) ?? [];
      add(atoms, countGroup(group), Number(factor || 1) * Number(times || 1));
    }
  }
  return atoms;
};

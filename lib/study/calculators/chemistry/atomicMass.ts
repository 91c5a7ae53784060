import { ELEMENTS } from '@/data/study/calculators/elements';
import { parseDecimal } from '@/lib/study/calculators/exact/parseRational';
import { type Rational, ZERO } from '@/lib/study/calculators/exact/rational';

/** What the periodic table says of an element. The mass is in g/mol. */
export type Element = { name: string; mass: Rational; shownMass: string; isMassNumber: boolean };

const TABLE: ReadonlyMap<string, Element> = new Map(
  ELEMENTS.map(([symbol, name, shownMass, isMassNumber = false]) => [
    symbol,
    { name, mass: parseDecimal(shownMass) ?? ZERO, shownMass, isMassNumber },
  ]),
);

/** The element with this symbol, or null. */
export const findElement = (symbol: string): Element | null => TABLE.get(symbol) ?? null;

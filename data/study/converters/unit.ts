/** A unit of measure. */
export type Unit = {
  /** Stays as it is: links carry it. */
  id: string;
  one: string;
  many: string;
  symbol: string;
  /** How many base units it is, exactly: a decimal or a fraction of decimals. */
  factor: string;
  /** Added before the factor applies: degrees of temperature start at different points. */
  offset?: string;
};

export type UnitGroup = { title: string; units: readonly Unit[] };

export const UNIT_KIND_IDS = [
  'length',
  'mass',
  'temperature',
  'area',
  'volume',
  'speed',
  'time',
  'data',
] as const;

export type UnitKindId = (typeof UNIT_KIND_IDS)[number];

/** An amount in one unit, to be told in another. */
export type Conversion = { amount: string; from: string; to: string };

export type UnitKind = {
  id: UnitKindId;
  groups: readonly UnitGroup[];
  /** Stands in the converter before anybody types. */
  example: Conversion;
};

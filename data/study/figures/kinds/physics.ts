import type { Tone } from './shapes';

/**
 * A curved mirror or a thin lens: where the image stands is computed. Lengths are positive, in any unit;
 * the object stands on the left.
 */
export type OpticsFigure = {
  kind: 'optics';
  element: 'concave mirror' | 'convex mirror' | 'convex lens' | 'concave lens';
  focal: number;
  /** Distance of the object. */
  object: number;
  /** Height of the object: a third of the focal length if nothing is said. */
  size?: number;
};

/** A ray that is reflected at a plane mirror, or refracted at the surface of something denser. */
export type SurfaceFigure = {
  kind: 'surface';
  /** Of the incoming ray with the normal, in degrees. */
  incidence: number;
  /** The refractive index below the surface, seen from above it; without it, a mirror. */
  index?: number;
  names?: readonly [above: string, below: string];
  /** A slab of glass: the ray comes out again below, parallel to itself. */
  slab?: true;
};

export const SYMBOLS = [
  'cell',
  'battery',
  'bulb',
  'open switch',
  'closed switch',
  'resistor',
  'rheostat',
  'ammeter',
  'voltmeter',
  'galvanometer',
  'motor',
  'diode',
  'led',
  'capacitor',
  'coil',
  'alternating source',
  'fuse',
  'wire',
] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export type CircuitPart = {
  symbol: SymbolName;
  label?: string;
  /** A voltmeter, joined to both of its ends. */
  voltmeter?: string;
};

/** Two parts one above the other, in the middle of a wire. */
export type ParallelPair = { pair: readonly [upper: CircuitPart, lower: CircuitPart] };

/** Wires one above the other, joined at both ends: two are a series circuit, more are branches in parallel. */
export type CircuitFigure = {
  kind: 'circuit';
  rows: readonly (readonly (CircuitPart | ParallelPair)[])[];
  /** Arrows for the current, on the wires given by position. */
  current?: readonly { row: number; label?: string; direction?: 'left' | 'right' }[];
  /** A connection to the earth at the lowest wire. */
  earth?: true;
};

type Force = {
  /** Degrees, counter-clockwise from the right. */ direction: number;
  label: string;
  size: number;
  tone?: Tone;
};

/** A block with the forces on it, their arrows as long as they are large. */
export type ForcesFigure = {
  kind: 'forces';
  block?: string;
  /** A floor, a slope by its angle, or nothing under it. */
  on?: 'floor' | 'nothing' | { slope: number };
  forces: readonly Force[];
};

/** One fixed pulley with a load on each side of the rope, or one load and a pull. */
export type PulleyFigure = {
  kind: 'pulley';
  left: string;
  right: string;
  /** A second, movable pulley that carries the left load. */
  movable?: true;
};

/** A beam on a support, with loads; positions in units from the left end. */
export type LeverFigure = {
  kind: 'lever';
  length: number;
  support: number;
  loads: readonly { at: number; label: string; up?: true }[];
  /** Lengths under the beam. */
  spans?: readonly { from: number; to: number; label: string }[];
};

/** An atom with its electrons in shells. */
export type ShellsFigure = {
  kind: 'shells';
  atoms: readonly { symbol: string; electrons: readonly number[] }[];
};

/** Atoms, by their places in units, and the bonds between them. */
export type MoleculeFigure = {
  kind: 'molecule';
  atoms: readonly { at: readonly [number, number]; symbol: string }[];
  bonds: readonly { between: readonly [number, number]; order?: 1 | 2 | 3 }[];
};

import type { Fill, Point, Shape } from './shapes';

export const VESSELS = [
  'beaker',
  'flask',
  'round flask',
  'test tube',
  'gas jar',
  'trough',
  'burner',
  'tripod',
  'funnel',
  'stand',
] as const;
export type VesselName = (typeof VESSELS)[number];

/** What stands on the bench of a laboratory, in pixels of a picture 340 wide, with names joined by lines. */
export type ApparatusFigure = {
  kind: 'apparatus';
  height: number;
  things: readonly {
    vessel: VesselName;
    /** The middle of its foot. */
    at: Point;
    /** 60 high if nothing is said. */
    size?: number;
    /** How far it is filled: 0 to 1. */
    level?: number;
    fill?: Fill;
  }[];
  /** Glass tubes, through the points. */
  tubes?: readonly (readonly Point[])[];
  shapes?: readonly Shape[];
  labels: readonly { text: string; to: Point; at: Point; anchor?: 'start' | 'middle' | 'end' }[];
};

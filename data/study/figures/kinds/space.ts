import type { Side } from './graphs';
import type { Fill, Tone } from './shapes';

export type SpacePoint = readonly [x: number, y: number, z: number];

/** Three axes seen from the front and a little from above: x comes forward, y goes right, z goes up. */
export type SpaceFigure = {
  kind: 'space';
  /** How long the three axes are, in units. */
  reach: SpacePoint;
  points?: readonly {
    at: SpacePoint;
    label?: string;
    side?: Side;
    /** The dashed edges of the box between the point and the axes. */
    box?: true;
  }[];
  lines?: readonly {
    from: SpacePoint;
    to: SpacePoint;
    label?: string;
    dashed?: true;
    tone?: Tone;
    arrow?: 'end' | 'both';
  }[];
  /** Flat pieces, by their corners. */
  planes?: readonly { points: readonly SpacePoint[]; fill?: Fill }[];
  texts?: readonly { at: SpacePoint; text: string; side?: Side }[];
  height?: number;
};

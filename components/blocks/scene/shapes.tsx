import type { ReactNode } from 'react';

/** The drawing's own short words: what it has hundreds of, and its colours. */

export const CRIMSON = '#9D0022';
export const YELLOW = '#F0C94A';
export const INDIGO = '#3D4DB7';
export const TEAL = '#0F766E';
export const PLUM = '#86307C';
export const GREEN = '#52743F';
export const LEAF = '#84A56C';
export const ORANGE = '#E08A3C';
export const WHITE = '#FFFCF8';
export const TAN = '#BC8669';
export const BROWN = '#5B3A2A';
export const DARK = '#3A2620';

type FillProps = { d: string; c: string };
export const Fill = ({ d, c }: FillProps) => <path fill={c} d={d} />;

type LineProps = { d: string; c: string; w?: number; dash?: string };
/** Ends and corners are round: the picture says so once for all of them. */
export const Line = ({ d, c, w = 3, dash }: LineProps) => (
  <path fill="none" stroke={c} strokeWidth={w} strokeDasharray={dash} d={d} />
);

/** A row of windows or planks: a broad line with gaps, ends cut straight. */
export const Dashes = ({ d, c, w = 3, dash }: LineProps) => (
  <path fill="none" stroke={c} strokeWidth={w} strokeDasharray={dash} strokeLinecap="butt" d={d} />
);

type DotProps = { x: number; y: number; r: number; c: string };
export const Dot = ({ x, y, r, c }: DotProps) => <circle cx={x} cy={y} r={r} fill={c} />;

type BlockProps = { x: number; y: number; w: number; h: number; c: string };
export const Block = ({ x, y, w, h, c }: BlockProps) => (
  <path fill={c} d={`M${x} ${y}h${w}v${h}h${-w}z`} />
);

type AtProps = { x: number; y: number; scale?: number; flip?: boolean; children: ReactNode };
/** Puts a piece, drawn around its own feet, on its place. */
export const At = ({ x, y, scale = 1, flip = false, children }: AtProps) => {
  const across = flip ? -scale : scale;
  const size = flip ? `scale(${across} ${scale})` : scale === 1 ? '' : `scale(${scale})`;
  return <g transform={`translate(${x} ${y})${size}`}>{children}</g>;
};

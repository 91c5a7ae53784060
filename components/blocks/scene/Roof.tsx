import type { ReactNode } from 'react';
import type { Scene } from '@/data/places/records/record';
import {
  BROWN,
  CRIMSON,
  DARK,
  Dashes,
  Dot,
  Fill,
  GREEN,
  INDIGO,
  LEAF,
  Line,
  WHITE,
  YELLOW,
} from './shapes';

type RoofProps = { trim: string; wall: string };

/** Each kind of roof on a building 190 wide, drawn up from the middle of its top. */
const ROOFS: Record<Scene['roof'], (props: RoofProps) => ReactNode> = {
  // With the black water tank that no Indian roof is without.
  flat: ({ trim }) => (
    <>
      <Fill d="M-99-8H99v8H-99z" c={trim} />
      <Fill d="M44-8v-24q0-4 4-4h3v-4h12v4h3q4 0 4 4v24z" c={DARK} />
      <Line d="M45-17h24M45-26h24" c={BROWN} w={2} />
    </>
  ),
  tiled: () => (
    <>
      <Fill d="M-104 0l28-34H76L104 0z" c="#B4512F" />
      <Dashes d="M-94-7H94M-86-17H86M-78-27H78" c="#8E3B20" w={4} dash="8 6" />
    </>
  ),
  solar: ({ trim }) => (
    <>
      <Fill d="M-99-7H99v7H-99z" c={trim} />
      <Fill d="M-88-8l14-24h38l-10 24zM-40-8l12-24H8L0-8zM8-8l10-24h36l-6 24z" c={INDIGO} />
      <Line
        d="M-81-20h38M-60-31l-8 22M-34-20H4M-12-31l-7 22M13-20h38M36-31l-8 22"
        c="#C3C9EA"
        w={1.5}
      />
      <Fill d="M68-7v-14h18v14z" c={WHITE} />
    </>
  ),
  garden: ({ trim }) => (
    <>
      <Fill d="M-99-8H99v8H-99z" c={trim} />
      <Dashes d="M-92-12H94" c={GREEN} w={10} dash="15 9" />
      <Dashes d="M-92-18H94" c={LEAF} w={7} dash="9 15" />
      <Dot x={-56} y={-22} r={4} c={CRIMSON} />
      <Dot x={64} y={-22} r={4} c={YELLOW} />
      <Line d="M-26-8v-26h52v26M-32-34h64M-14-34v-4M0-34v-4M14-34v-4" c={BROWN} />
    </>
  ),
  vault: ({ trim, wall }) => (
    <>
      <Fill d="M-97 0q32-56 64 0q32-56 65 0q33-56 65 0z" c={trim} />
      <Fill d="M-84 0q19-34 38 0zM-19 0q19-34 38 0zM46 0q19-34 38 0z" c={wall} />
    </>
  ),
  gable: ({ trim, wall }) => (
    <>
      <Fill d="M-99-6H99v6H-99z" c={trim} />
      <Fill d="M-58-6L0-36 58-6z" c={trim} />
      <Fill d="M-38-6L0-26 38-6z" c={wall} />
      <Dot x={0} y={-14} r={7} c={WHITE} />
      <Line d="M0-18v4l3 2" c={DARK} w={1.5} />
    </>
  ),
};

export const Roof = ({ kind, ...props }: RoofProps & { kind: Scene['roof'] }) => ROOFS[kind](props);

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
} from '@/components/blocks/scene/shapes';
import type { LandmarkDrawing } from './tones';

export const HILL: readonly LandmarkDrawing[] = [
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-180 0Q-90-150-20-60Q40-120 180 0z" c={light} />
      <Fill d="M-150 0Q-60-130 20-30Q60-60 130 0z" c={mid} />
      <Line d="M-60 0q30-16-4-32t4-38" c={WHITE} w={4} />
      <Fill d="M-76-80h22v16h-22zM-80-80l15-14 15 14z" c={dark} />
      <Line d="M-65-94v-16" c={dark} w={2} />
      <Fill d="M-64-110h14l-4 5 4 5h-14z" c={CRIMSON} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-180 0L-110-70L-70-40L-10-122L50-50L90-84L180 0z" c={light} />
      <Fill d="M-120 0L-30-80L10-44L40-60L120 0z" c={mid} />
      <Fill d="M-10-122L8-100l-12 4-10-8-10 4z" c={WHITE} />
      <Dot x={-60} y={-12} r={12} c={dark} />
      <Dot x={-40} y={-8} r={9} c={dark} />
      <Dot x={56} y={-10} r={11} c={dark} />
    </>
  ),
];

export const PARK: readonly LandmarkDrawing[] = [
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-170-10q170-40 340 0v10h-340z" c={light} />
      <Fill d="M-36-6l4-50h14l4 50z" c={BROWN} />
      <Dot x={-50} y={-66} r={26} c={LEAF} />
      <Dot x={-6} y={-70} r={28} c={LEAF} />
      <Dot x={-28} y={-92} r={28} c={LEAF} />
      <Fill d="M32-22h46v5H32zM36-18h4V0h-4zM70-18h4V0h-4zM32-34h46v5H32z" c={mid} />
      <Fill d="M46-22q0-20 8-20t8 20z" c={CRIMSON} />
      <Dot x={54} y={-48} r={6} c={dark} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-170-8q170-30 340 0v8h-340z" c={light} />
      <Dot x={-70} y={-30} r={24} c={LEAF} />
      <Dot x={74} y={-28} r={22} c={LEAF} />
      <Fill d="M-72-20h5V0h-5zM72-18h5V0h-5z" c={BROWN} />
      <Fill d="M-40-4h76l-8-12h-60zM-8-16h12v-24H-8zM-24-40h44l-8 8h-28z" c={mid} />
      <Line d="M-2-44q-4-34-20-20M-2-44q4-34 20-20M-2-44v-34" c={WHITE} />
      <Line d="M44 0v-66" c={dark} />
      <Dot x={44} y={-70} r={8} c={YELLOW} />
    </>
  ),
];

export const FIELD: readonly LandmarkDrawing[] = [
  ({ light, mid }) => (
    <>
      <Fill d="M-180 0v-30q180-30 360 0V0z" c="#D9C26A" />
      <Line d="M-110 0L-40-40M-60 0L-20-42M-4 0L0-44M50 0L20-42M110 0L44-40" c="#B9A04A" w={4} />
      <Dot x={-80} y={-48} r={14} c={mid} />
      <Dot x={-60} y={-46} r={10} c={light} />
      <Fill d="M0-26h26l4-22h22v24h12v12H0z" c={CRIMSON} />
      <Fill d="M34-44h14v14H32z" c={WHITE} />
      <Dot x={12} y={-12} r={8} c={DARK} />
      <Dot x={48} y={-14} r={14} c={DARK} />
      <Dot x={48} y={-14} r={6} c={YELLOW} />
    </>
  ),
  ({ mid }) => (
    <>
      <Fill d="M-180 0v-26q180-26 360 0V0z" c={LEAF} />
      <Dashes d="M-170-8h340M-170-20h340" c={GREEN} w={6} dash="3 9" />
      <Fill d="M-90-4q0-46 30-46t30 46z" c="#E0B45C" />
      <Line d="M30 0v-66M2-46h56" c={BROWN} w={4} />
      <Fill d="M16-50h28v30H16z" c={INDIGO} />
      <Dot x={30} y={-60} r={9} c="#E0B45C" />
      <Fill d="M14-66h32l-8-16H22z" c={mid} />
      <Fill d="M50-52q4-10 12-6l8 2-8 3q-4 6-12 1z" c={DARK} />
    </>
  ),
];

const Palm = ({ x, h }: { x: number; h: number }) => (
  <>
    <Line d={`M${x} 0q6 ${-h / 2} -2 ${-h}`} c={BROWN} w={6} />
    <Line
      d={`M${x - 2} ${-h}q-14-14-34 4m34-4q-8-18-26-16m26 16q10-18 28-10m-28 10q20-6 32 12m-32-12q2 12-10 20`}
      c={GREEN}
      w={6}
    />
  </>
);

export const PALMS: readonly LandmarkDrawing[] = [
  ({ light }) => (
    <>
      <Fill d="M-180 0v-16q180-24 360 0V0z" c={light} />
      <Palm x={-60} h={96} />
      <Palm x={0} h={120} />
      <Palm x={46} h={78} />
    </>
  ),
  ({ light, mid }) => (
    <>
      <Fill d="M-180 0v-20q100-30 180-10t180-4V0z" c={light} />
      <Palm x={-40} h={114} />
      <Palm x={54} h={100} />
      <Line d="M-38-62Q8-14 52-56" c={WHITE} w={5} />
      <Fill d="M-30 0v-26h30V0zM-36-26L-15-42 6-26z" c={mid} />
    </>
  ),
];

export const FOREST: readonly LandmarkDrawing[] = [
  ({ light, mid }) => (
    <>
      <Fill d="M-180 0v-40q40-40 80-16t70-24 80 20 130 4V0z" c={light} />
      <Fill d="M-98 0L-72-84L-46 0zM-30 0L0-110L30 0zM32 0L56-76L80 0z" c={GREEN} />
      <Fill d="M-62 0L-38-66L-14 0zM14 0L34-58L54 0z" c={LEAF} />
      <Dot x={-38} y={-20} r={3} c={YELLOW} />
      <Dot x={-30} y={-20} r={3} c={YELLOW} />
      <Line d="M-70 0h4" c={mid} />
    </>
  ),
  ({ light, dark }) => (
    <>
      <Fill d="M-180 0v-30q80-50 180-30t180-10V0z" c={light} />
      <Fill d="M-72 0v-50h8V0zM-22 0v-64h9V0zM34 0v-46h8V0zM70 0v-40h6V0z" c={dark} />
      <Dot x={-68} y={-64} r={26} c={GREEN} />
      <Dot x={-18} y={-84} r={30} c={LEAF} />
      <Dot x={38} y={-62} r={26} c={GREEN} />
      <Dot x={74} y={-50} r={18} c={LEAF} />
      <Fill d="M-6-8h22l6-10 3 3-2 6 4 3-6 3v8h-4v-6H0v6h-4z" c={BROWN} />
    </>
  ),
];

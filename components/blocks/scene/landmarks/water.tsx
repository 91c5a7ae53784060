import {
  BROWN,
  CRIMSON,
  DARK,
  Dot,
  Fill,
  GREEN,
  INDIGO,
  Line,
  ORANGE,
  WHITE,
  YELLOW,
} from '@/components/blocks/scene/shapes';
import type { LandmarkDrawing } from './tones';

const WATER = '#8CC3C9';
const DEEP = '#6AA9B4';

const Lake = ({ top = -34 }: { top?: number }) => (
  <>
    <Fill d={`M-170 0Q-160 ${top}-90 ${top}H40Q140 ${top} 170 0z`} c={WATER} />
    <Line d="M-88-8h34M-30-16h22M14-7h40M44-22h20" c={WHITE} w={2} />
  </>
);

export const LAKE: readonly LandmarkDrawing[] = [
  ({ light, mid }) => (
    <>
      <Fill d="M-150-20Q-90-100-40-44Q10-110 70-58L120-20z" c={light} />
      <Fill d="M-140-26q50-34 100 0z" c={mid} />
      <Lake />
      <Fill d="M-36-22h62q-8 14-18 14h-28q-10 0-16-14z" c={CRIMSON} />
      <Line d="M2-34L24-8M-14-34L-40-8" c={BROWN} />
      <Fill d="M-10-22q0-16 8-16t8 16z" c={YELLOW} />
      <Dot x={-2} y={-44} r={6} c={BROWN} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-170-30q80-30 170-8t170-10v20h-340z" c={light} />
      <Lake top={-40} />
      <Fill d="M-50-20h84l-8 8h-66z" c={GREEN} />
      <Fill d="M-40-26h66v6h-66zM-34-60h7v36h-7zM-10-60h7v36h-7zM14-60h7v36h-7z" c={mid} />
      <Fill d="M-44-66h74v7h-74zM-32-66q0-30 25-34q25 4 25 34zM-9-110h4v12h-4z" c={dark} />
    </>
  ),
  ({ light, mid }) => (
    <>
      <Fill d="M-150-30v-40h22v-22h24v40h30v22zM60-30v-62h26v62z" c={light} />
      <Dot x={-60} y={-44} r={18} c={mid} />
      <Dot x={40} y={-42} r={14} c={mid} />
      <Lake />
      <Line d="M-20-20q-4-52-22-44M-20-20q4-52 22-44M-20-18v-58" c={WHITE} w={3} />
      <Fill d="M24-14h48q4-14-8-14h-10v-16q0-9-9-9q-6 0-9 6h6v14q-16 2-18 19z" c={WHITE} />
      <Fill d="M36-47l-9 3 8 2z" c={ORANGE} />
      <Dot x={56} y={-33} r={5} c={BROWN} />
      <Fill d="M-78-10h20q-4 8-10 8t-10-8zM-70-10q-2-10 6-12" c={DARK} />
    </>
  ),
  ({ light, dark }) => (
    <>
      <Fill d="M-170-24q60-40 130-14t90-14 120 20v10h-340z" c={light} />
      <Lake />
      <Fill d="M-80-8h36l-8 5h-20zM-30-16h26l-6 4h-14zM36-8h36l-8 5H44z" c={GREEN} />
      <Fill
        d="M-64-8q-12-10-4-18q4 6 4 18q0-12 4-18q8 8-4 18zM54-8q-12-10-4-18q4 6 4 18q0-12 4-18q8 8-4 18z"
        c="#C2487F"
      />
      <Line d="M8-4v-22M13-4v-20" c={dark} w={2} />
      <Fill
        d="M-4-28q6-14 20-10l4-4q-6-18 2-24q5-2 8 4l12 4-12 1q-4 8 0 16q-2 16-18 16z"
        c={WHITE}
      />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-170-20q120-30 340 0z" c={light} />
      <Line d="M-70-24q-6-40-2-70" c={mid} w={5} />
      <Line
        d="M-72-94q-18-8-30 6M-72-94q-10-18-26-14M-72-94q12-16 26-8M-72-94q18-4 24 12"
        c={GREEN}
        w={6}
      />
      <Lake top={-26} />
      <Fill d="M-170-6h340v6h-340z" c={dark} />
      <Fill d="M10-24h44v5H10zM14-20h4v14h-4zM46-20h4v14h-4z" c={BROWN} />
      <Fill d="M16-24q0-18 8-18t8 18zM36-24q0-14 7-14t7 14z" c={INDIGO} />
      <Dot x={24} y={-48} r={6} c={BROWN} />
      <Dot x={43} y={-43} r={5} c={BROWN} />
      <Fill
        d="M-36-16h16q-2-10 6-12l6 2-5 2q0 16-11 16t-12-8zM-6-14h10q-1-7 4-8l4 1-3 2q0 11-8 11t-7-6z"
        c={WHITE}
      />
    </>
  ),
];

export const RIVER: readonly LandmarkDrawing[] = [
  ({ light, mid }) => (
    <>
      <Fill d="M-170-20q80-50 170-22t170-8v50h-340z" c={light} />
      <Fill d="M-20-42q40 10 10 22T-90 0H90Q10-14 30-28T0-43z" c={WATER} />
      <Dot x={-66} y={-40} r={16} c={mid} />
      <Dot x={62} y={-38} r={14} c={mid} />
      <Fill d="M-40-12h56q-6 12-16 12h-24q-10 0-16-12zM-14-14v-40q26 12 26 38z" c={CRIMSON} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-94 0v-40h20v-28l12-14 12 14v28h40v-46l14-18 14 18v46h34V0z" c={light} />
      <Fill d="M-96-38H86v8H-96zM-96-26H92v8H-96zM-96-14H96v8H-96z" c={mid} />
      <Fill d="M-170-8h340v8h-340z" c={DEEP} />
      <Fill d="M-20-14h60l-10 10h-40z" c={dark} />
      <Line d="M2-14v-26l22 14" c={BROWN} />
    </>
  ),
];

export const SEA: readonly LandmarkDrawing[] = [
  ({ dark }) => (
    <>
      <Fill d="M-170-46h340v46h-340z" c={WATER} />
      <Fill d="M-170-16q20-10 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 20-4v20h-340z" c={DEEP} />
      <Fill d="M-40-30h60q-6 14-16 14h-30q-10 0-14-14z" c={dark} />
      <Fill d="M-10-34v-58q34 20 36 58z" c={WHITE} />
      <Fill d="M-16-34v-44q-20 16-20 44z" c={CRIMSON} />
      <Line d="M44-74q6-6 10 0q4-6 10 0M64-92q5-5 8 0q4-5 8 0" c={dark} w={2} />
    </>
  ),
  ({ light, mid }) => (
    <>
      <Fill d="M-170-40h340v40h-340z" c={WATER} />
      <Fill d="M-90-30q10-22 40-16l20 18q30 0 40 28H-96z" c={mid} />
      <Fill d="M-66-46l5-68h22l5 68z" c={WHITE} />
      <Fill d="M-63-86h26l1 14h-28zM-65-114h30l-4-16h-22z" c={CRIMSON} />
      <Fill d="M-38-122L50-140v34z" c={light} />
      <Fill d="M26-20h44q-4 12-12 12H38q-8 0-12-12zM46-22v-30l20 26z" c={INDIGO} />
      <Line d="M-8-10h24M60-4h30" c={WHITE} w={2} />
    </>
  ),
];

import {
  Block,
  CRIMSON,
  DARK,
  Dashes,
  Dot,
  Fill,
  INDIGO,
  Line,
  TEAL,
  WHITE,
  YELLOW,
} from '@/components/blocks/scene/shapes';
import type { LandmarkDrawing } from './tones';

const Viaduct = ({ c, pier }: { c: string; pier: string }) => (
  <>
    <Fill d="M-75-62h22l-6 12v50h-10v-50zM5-62h22l-6 12v50H11v-50z" c={pier} />
    <Block x={-170} y={-72} w={350} h={11} c={c} />
  </>
);

const Train = ({ x, y, c }: { x: number; y: number; c: string }) => (
  <>
    <Fill d={`M${x} ${y}h120q18 2 22 26h-142z`} c={WHITE} />
    <Block x={x} y={y + 18} w={140} h={5} c={c} />
    <Dashes d={`M${x + 8} ${y + 10}h112`} c={DARK} w={9} dash="14 6" />
  </>
);

export const METRO: readonly LandmarkDrawing[] = [
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-88 0v-104h28v104zM40 0v-128h30v128z" c={light} />
      <Viaduct c={dark} pier={mid} />
      <Train x={-85} y={-98} c={CRIMSON} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Viaduct c={dark} pier={mid} />
      <Train x={-130} y={-98} c={TEAL} />
      <Fill d="M-70-72v-28h8v28zM46-72v-28h8v28z" c={mid} />
      <Fill d="M-86-98q74-52 152 0v8q-76-42-152 0z" c={dark} />
      <Dashes d="M-66-62L-92 0" c={light} w={16} dash="5 3" />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-94 0v-84h24v-40h26V0zM-30 0v-100h22V0z" c={light} />
      <Dashes d="M-88-76h14M-64-110h14M-88-60h14M-64-90h14M-24-90h10" c={mid} w={6} dash="5 4" />
      <Fill d="M-96-18h190v8h-190zM-60-10h10V0h-10zM20-10h10V0h-10z" c={mid} />
      <Train x={-92} y={-44} c={YELLOW} />
      <Viaduct c={dark} pier={dark} />
      <Train x={-40} y={-98} c={INDIGO} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-92 0v-96h40V0zM20 0v-74h46V0z" c={light} />
      <Fill d="M-64 0v-46L34-66V0z" c={WHITE} />
      <Fill d="M-70-46L40-70v9L-70-37z" c={dark} />
      <Dashes d="M-56-8h84M-56-18h84M-56-28h84" c={mid} w={4} dash="16 4" />
      <Block x={60} y={-116} w={6} h={116} c={dark} />
      <Dot x={63} y={-122} r={17} c={CRIMSON} />
      <Fill d="M53-112v-18l10 9 10-9v18h-5v-8l-5 5-5-5v8z" c={WHITE} />
      <Fill d="M-38 0v-16q6-8 12 0V0zM-14 0v-12q5-7 10 0V0z" c={CRIMSON} />
      <Dot x={-32} y={-24} r={5} c={dark} />
      <Dot x={-9} y={-19} r={4.5} c={dark} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-90 0v-70h30V0zM44 0v-92h26V0z" c={light} />
      <Fill d="M-60-52H56l-8 14H8l-4 38h-14l-4-38h-38z" c={mid} />
      <Fill d="M-62-62h120v12h-120z" c={dark} />
      <Fill d="M-36-62v-40q0-18 17-18h34q17 0 17 18v40z" c={WHITE} />
      <Fill d="M-28-86v-14q0-11 11-11h30q11 0 11 11v14z" c={DARK} />
      <Block x={-36} y={-80} w={68} h={6} c={CRIMSON} />
      <Dot x={-24} y={-69} r={4} c={YELLOW} />
      <Dot x={20} y={-69} r={4} c={YELLOW} />
    </>
  ),
];

const Rails = ({ c }: { c: string }) => (
  <>
    <Dashes d="M-170-2h350" c={c} w={5} dash="5 7" />
    <Block x={-170} y={-6} w={350} h={2} c={c} />
  </>
);

const Coaches = ({ c, x = -150 }: { c: string; x?: number }) => (
  <>
    <Block x={x} y={-36} w={150} h={29} c={c} />
    <Dashes d={`M${x + 8} -25h138`} c={WHITE} w={9} dash="13 7" />
    <Dashes d={`M${x + 12} -6h130`} c={DARK} w={6} dash="9 11" />
  </>
);

export const STATION: readonly LandmarkDrawing[] = [
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-92 0v-52h66v-62l16-22 16 22v62h64V0z" c={mid} />
      <Fill d="M-96-58h190v8h-190zM-30-112l20-28 20 28z" c={dark} />
      <Dot x={-10} y={-94} r={11} c={WHITE} />
      <Line d="M-10-101v7l5 3" c={DARK} w={2} />
      <Dashes d="M-86-30h180" c={light} w={22} dash="16 9" />
      <Rails c={dark} />
      <Coaches c={INDIGO} x={-170} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-94-58h120l14-10v12l-14 8H-94zM-70-50h6v44h-6zM-10-50h6v44h-6z" c={dark} />
      <Block x={-94} y={-14} w={122} h={12} c={light} />
      <Fill d="M-40-8v-34h84l20 14q6 5 6 20z" c={CRIMSON} />
      <Fill d="M46-38l14 10v6H40v-16zM-30-36h14v12h-14zM-8-36h14v12H-8z" c={WHITE} />
      <Line d="M-20-42l12-10 12 10" c={DARK} w={2} />
      <Block x={-40} y={-20} w={110} h={4} c={YELLOW} />
      <Dashes d="M-30-6h92" c={DARK} w={6} dash="10 9" />
      <Fill d="M78-6v-88h5v88z" c={dark} />
      <Fill d="M72-116h17v26H72z" c={DARK} />
      <Dot x={80.5} y={-97} r={4} c="#5BB06A" />
      <Rails c={mid} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Rails c={dark} />
      <Coaches c={TEAL} x={-130} />
      <Fill d="M-84-6v-80h12v80zM56-6v-80h12v80z" c={mid} />
      <Fill d="M-90-92H74v26H-90zM-96-92l88-24 88 24v5H-96z" c={dark} />
      <Dashes d="M-86-76H70" c={light} w={12} dash="9 5" />
      <Dot x={-40} y={-77} r={5} c={CRIMSON} />
      <Dot x={10} y={-77} r={5} c={YELLOW} />
      <Dot x={24} y={-75} r={4} c={CRIMSON} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Dot x={-52} y={-98} r={17} c={light} />
      <Dot x={-26} y={-112} r={13} c={light} />
      <Dot x={-70} y={-80} r={10} c={light} />
      <Fill d="M-48-40h10l3-22h-16zM-62-42H6v30h-68zM6-64h40v52H6zM0-70h52v7H0z" c={DARK} />
      <Fill d="M-74-8l12-16v16z" c={mid} />
      <Block x={-62} y={-30} w={68} h={4} c={YELLOW} />
      <Block x={14} y={-56} w={22} h={18} c={light} />
      <Dot x={-46} y={-10} r={9} c={CRIMSON} />
      <Dot x={-22} y={-10} r={9} c={CRIMSON} />
      <Dot x={28} y={-12} r={11} c={CRIMSON} />
      <Block x={52} y={-32} w={44} h={22} c={CRIMSON} />
      <Rails c={dark} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-94-70H0l14-8v8H-94zM-80-70h5v64h-5zM-16-70h5v64h-5z" c={dark} />
      <Block x={-94} y={-12} w={190} h={10} c={light} />
      <Fill d="M-66-52h40v22h-40zM-62-30h5v18h-5zM-36-30h5v18h-5z" c={YELLOW} />
      <Line d="M-58-46h24M-54-41h16M-56-36h20" c={DARK} w={2} />
      <Fill d="M26-10v-88h6v88z" c={mid} />
      <Fill d="M32-98l34-14v10L32-84z" c={CRIMSON} />
      <Fill d="M46-14h30v4H46zM44-24h34v4H44z" c={mid} />
      <Fill d="M52-24q0-14 7-14t7 14z" c={TEAL} />
      <Dot x={59} y={-44} r={6} c={dark} />
      <Rails c={dark} />
    </>
  ),
];

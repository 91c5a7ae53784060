import {
  Block,
  CRIMSON,
  DARK,
  Dashes,
  Dot,
  Fill,
  GREEN,
  INDIGO,
  Line,
  TEAL,
  WHITE,
  YELLOW,
} from '@/components/blocks/scene/shapes';
import type { LandmarkDrawing } from './tones';

export const FORT: readonly LandmarkDrawing[] = [
  ({ mid, dark }) => (
    <>
      <Fill
        d="M-96 0v-54h10v-8h10v8h10v-8h10v8h10v-30h8v-8h8v8h10v-8h8v8h10v-8h8v8h8v30h10v-8h10v8h10v-8h10v8h10V0z"
        c={mid}
      />
      <Fill d="M-14 0v-36q14-22 28 0V0z" c={dark} />
      <Dashes d="M-90-34h60M30-34h60" c={dark} w={10} dash="4 14" />
      <Line d="M0-100v-30" c={dark} />
      <Fill d="M2-130h26l-8 8 8 8H2z" c={CRIMSON} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-150 0Q-60-40-10-74Q40-84 130 0z" c={light} />
      <Fill d="M-70-36l6-44h24v-14h34v-16h26v16h22v22l14 36L-6-30z" c={mid} />
      <Fill d="M-12-110q6-22 20-22t20 22zM-66-80q4-14 14-14t14 14z" c={dark} />
      <Dashes d="M-46-66h80" c={dark} w={10} dash="6 12" />
      <Line d="M-30 0q50-8 20-18t40-18" c={WHITE} w={4} />
    </>
  ),
];

export const TEMPLE: readonly LandmarkDrawing[] = [
  ({ mid, dark }) => (
    <>
      <Fill d="M-80 0v-10h150V0zM-66-10v-30h46v30zM-20-10v-42q4-50 30-74q26 24 30 74v42z" c={mid} />
      <Fill d="M-72-40q20-28 58 0z" c={dark} />
      <Line d="M-12-60h44M-6-82h32M2-102h16" c={dark} w={3} />
      <Fill d="M0-10v-22q10-14 20 0v22z" c={dark} />
      <Dot x={10} y={-130} r={6} c={YELLOW} />
      <Fill d="M9-154h22l-6 6 6 6H11v8H9z" c={CRIMSON} />
    </>
  ),
  ({ mid, dark }) => (
    <>
      <Fill d="M-94 0v-30h54V0zM40 0v-30h54V0z" c={mid} />
      <Fill
        d="M-44 0l4-34h80l4 34zM-36-36l5-24h62l5 24zM-28-62l5-22h46l5 22zM-20-86l4-20h32l4 20z"
        c={mid}
      />
      <Fill
        d="M-40-34h80v-4h-80zM-32-60h64v-4h-64zM-24-84h48v-4h-48zM-20-106q20-26 40 0z"
        c={dark}
      />
      <Dashes d="M-28-48h58M-20-73h42M-12-96h26" c={YELLOW} w={8} dash="5 7" />
      <Fill d="M-9 0v-22q9-10 18 0V0z" c={DARK} />
    </>
  ),
];

export const TOWER: readonly LandmarkDrawing[] = [
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-90 0v-46h40V0zM30 0v-60h40V0z" c={light} />
      <Fill d="M-12 0l8-96h8l8 96z" c={mid} />
      <Fill d="M-18-92q0-12 18-12t18 12l-6 10h-24z" c={dark} />
      <Line d="M0-104v-38" c={dark} />
      <Dot x={0} y={-144} r={4} c={CRIMSON} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-92 0v-36h46V0zM40 0v-44h48V0z" c={light} />
      <Fill d="M-22 0v-100h38V0z" c={mid} />
      <Fill d="M-28-100h50v-7h-50zM-22-107l19-30 19 30zM-26-60h46v5h-46z" c={dark} />
      <Dot x={-3} y={-82} r={13} c={WHITE} />
      <Line d="M-3-90v8l6 4" c={DARK} w={2} />
      <Fill d="M-11 0v-26q8-12 16 0V0z" c={CRIMSON} />
    </>
  ),
];

export const BRIDGE: readonly LandmarkDrawing[] = [
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-170-14h340v14h-340z" c={light} />
      <Line
        d="M-10-122L-92-34M-10-122L-62-34M-10-122L-34-34M-10-122L14-34M-10-122L42-34M-10-122L72-34"
        c={mid}
        w={2}
      />
      <Fill d="M-16-4l4-122h4l4 122z" c={dark} />
      <Block x={-170} y={-36} w={340} h={8} c={dark} />
      <Fill d="M30-36v-12h26l8 6v6z" c={CRIMSON} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-170-12h340v12h-340z" c={light} />
      <Line d="M-94-30Q-46-110 2-30Q50-110 98-30" c={dark} w={6} />
      <Dashes
        d="M-80-44v14M-62-62v32M-46-68v38M-30-62v32M-12-44v14M16-44v14M34-62v32M50-68v38M66-62v32M84-44v14"
        c={mid}
        w={3}
      />
      <Fill d="M-170-32h340v8h-340zM-98-24h10V0h-10zM-3-24H7V0H-3z" c={dark} />
      <Block x={-60} y={-44} w={46} h={12} c={INDIGO} />
    </>
  ),
];

export const MARKET: readonly LandmarkDrawing[] = [
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-94 0v-84h60V0zM-34 0v-66h60V0zM26 0v-92h58V0z" c={light} />
      <Dashes d="M-86-68h46M-26-56h46M34-76h46" c={mid} w={12} dash="9 7" />
      <Fill d="M-94-42h56l6 14h-68zM-34-42h56l6 14h-68zM26-42h56l6 14H20z" c={CRIMSON} />
      <Dashes d="M-98-35h190" c={WHITE} w={14} dash="8 8" />
      <Block x={-92} y={-14} w={174} h={14} c={dark} />
      <Dot x={-76} y={-18} r={6} c={YELLOW} />
      <Dot x={-62} y={-18} r={6} c={GREEN} />
      <Dot x={-4} y={-18} r={6} c={CRIMSON} />
      <Dot x={10} y={-18} r={6} c={YELLOW} />
      <Dot x={52} y={-18} r={6} c={TEAL} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-94 0v-60h74V0zM-20-96h52V0h-52zM36 0v-70h50V0z" c={light} />
      <Line d="M-96-70Q-40-40 6-92Q50-50 96-84" c={dark} w={2} />
      <Fill
        d="M-70-60l8 14 8-14zM-40-62l8 14 8-16zM30-76l8 16 8-12zM56-70l8 14 8-16z"
        c={CRIMSON}
      />
      <Fill d="M-80-34l30-14 30 14zM4-32l30-16 30 16z" c={INDIGO} />
      <Fill d="M-76-14h50V0h-50zM8-14h52V0H8zM-52-34h4v20h-4zM32-34h4v20h-4z" c={mid} />
      <Dot x={-64} y={-19} r={6} c={YELLOW} />
      <Dot x={-36} y={-19} r={6} c={CRIMSON} />
      <Dot x={22} y={-19} r={6} c={GREEN} />
      <Dot x={46} y={-19} r={6} c={YELLOW} />
    </>
  ),
];

export const AIRPORT: readonly LandmarkDrawing[] = [
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-94 0v-26q50-24 104 0V0z" c={light} />
      <Fill d="M30 0l4-84h14l4 84zM20-84h42l-6-22H26zM28-110h26v4H28z" c={mid} />
      <Dashes d="M26-94h32" c={WHITE} w={8} dash="6 3" />
      <g transform="rotate(-14 -30 -100)">
        <Fill
          d="M-84-104h76q16 2 22 10q-8 6-22 6h-60zM-84-104l-8-20h12l12 20zM-44-94h22l-20 24h-10z"
          c={WHITE}
        />
        <Fill d="M-92-124h12l6 10h-14z" c={CRIMSON} />
        <Dashes d="M-62-99h50" c={dark} w={3} dash="4 4" />
      </g>
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-94 0v-44q46-36 92 0V0z" c={mid} />
      <Fill d="M-80 0v-36q32-24 64 0V0z" c={light} />
      <Fill d="M-30-14h96q16 0 24-12q-8-8-24-8H-10l-12-28h-14z" c={WHITE} />
      <Fill d="M-36-62h14l6 14h-15zM10-20h30L16-2H4z" c={CRIMSON} />
      <Dashes d="M0-27h70" c={dark} w={4} dash="5 5" />
      <Dot x={0} y={-6} r={5} c={DARK} />
      <Dot x={62} y={-6} r={5} c={DARK} />
    </>
  ),
];

export const FACTORY: readonly LandmarkDrawing[] = [
  ({ light, mid, dark }) => (
    <>
      <Dot x={-66} y={-126} r={12} c={light} />
      <Dot x={-46} y={-136} r={9} c={light} />
      <Fill d="M-82 0l4-110h16l4 110zM-48 0l3-90h14l3 90z" c={dark} />
      <Fill d="M-24 0v-50l28-18v18l28-18v18l28-18v18l28-18V0z" c={mid} />
      <Dashes d="M-14-22h100" c={light} w={14} dash="14 10" />
      <Fill d="M-80-104h20l1 12h-22z" c={CRIMSON} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-94 0v-48h98V0z" c={mid} />
      <Fill d="M-98-48q52-34 106 0z" c={dark} />
      <Dashes d="M-84-28h80" c={light} w={16} dash="14 10" />
      <Fill d="M28 0v-60h4V0zM70 0v-60h4V0zM20-60h62v-32q-31-16-62 0zM30-30h40v4H30z" c={mid} />
      <Fill d="M20-78h62v8H20z" c={INDIGO} />
      <Fill d="M-40-12h40v12h-40zM0-8h14l6 8H0z" c={CRIMSON} />
    </>
  ),
];

export const OFFICES: readonly LandmarkDrawing[] = [
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-92 0v-88h38V0zM36 0v-104h44V0z" c={light} />
      <Fill d="M-46 0v-130l36-14V0z" c={mid} />
      <Fill d="M-4 0v-74h34V0z" c={dark} />
      <Dashes d="M-28 0v-122" c={WHITE} w={22} dash="5 6" />
      <Dashes d="M13-6v-62" c={light} w={22} dash="4 6" />
      <Dashes d="M-73-6v-78M58-6v-92" c={mid} w={24} dash="4 8" />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-94 0v-60h60V0z" c={light} />
      <Fill d="M-30 0v-96q24-40 48-4V0z" c={dark} />
      <Fill d="M26 0v-118h44V0z" c={mid} />
      <Dashes d="M-22-18h34M-22-34h34M-22-50h34M-22-66h34M-22-82h34" c={YELLOW} w={6} dash="7 6" />
      <Dashes d="M48-8v-104" c={light} w={30} dash="6 5" />
      <Dashes d="M-86-16h46M-86-34h46" c={WHITE} w={9} dash="10 6" />
      <Fill d="M40-118h16v-14H40z" c={CRIMSON} />
    </>
  ),
];

export const STADIUM: readonly LandmarkDrawing[] = [
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-90 0q-14-50 10-58H76q22 8 8 58z" c={mid} />
      <Fill d="M-86-58q84-30 168 0q-84 22-168 0z" c={light} />
      <Dashes d="M-84-24h164" c={dark} w={20} dash="10 12" />
      <Fill d="M-78-60v-66h4v66zM66-60v-66h4v66z" c={dark} />
      <Dashes d="M-88-132h24M56-132h24" c={WHITE} w={14} dash="6 3" />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-94 0v-30l40-44h78l50 44V0z" c={light} />
      <Fill d="M-62-74q54-34 98 0l8 10h-116z" c={dark} />
      <Dashes d="M-78-34h140M-66-48h120" c={mid} w={9} dash="12 5" />
      <Line d="M-13-92v-34" c={dark} />
      <Fill d="M-12-126h26l-8 8 8 8h-26z" c={CRIMSON} />
      <Fill d="M-24 0v-20q11-14 22 0V0z" c={dark} />
    </>
  ),
];

export const MONUMENT: readonly LandmarkDrawing[] = [
  ({ mid, dark }) => (
    <>
      <Fill d="M-54 0v-96h94V0H18v-50q-25-38-50 0V0z" c={mid} />
      <Fill d="M-60-96H46v-8H-60zM-44-104h74v-14h-74zM-54-60h22v4h-22zM18-60h22v4H18z" c={dark} />
      <Line d="M-90 0h180" c={dark} w={4} />
    </>
  ),
  ({ light, mid, dark }) => (
    <>
      <Fill d="M-90 0v-40h30V0zM50 0v-40h30V0z" c={light} />
      <Fill
        d="M-52 0v-12h96V0zM-46-12h10v-46h-10zM-20-12h10v-46h-10zM2-12h10v-46H2zM28-12h10v-46H28z"
        c={mid}
      />
      <Fill d="M-54-66H46v8H-54zM-40-66q4-44 36-54q32 10 36 54zM-6-136h4v18h-4z" c={dark} />
      <Dot x={-4} y={-138} r={4} c={YELLOW} />
    </>
  ),
];

import type { ReactNode } from 'react';
import type { Scene } from '@/data/places/records/record';
import type { Tones } from './landmarks/tones';
import { Dot, Fill, GREEN, INDIGO, Line, ORANGE, TEAL, WHITE, YELLOW } from './shapes';

type Weather = {
  tones: Tones;
  /** Behind the landmark. */
  sky: () => ReactNode;
  /** In front of everything. */
  air?: () => ReactNode;
};

const Cloud = ({ x, y, c }: { x: number; y: number; c: string }) => (
  <Fill d={`M${x} ${y}q-2-18 18-18q10-20 30-8q22-6 26 12q16 0 16 14z`} c={c} />
);

/** The six kinds of weather: the colours of the distance, the sky, and what is in the air. */
export const WEATHERS: Record<Scene['weather'], Weather> = {
  sun: {
    tones: { sky: '#FBF0DA', light: '#F1DCB4', mid: '#D9B98A', dark: '#A97F55' },
    sky: () => (
      <>
        <Dot x={286} y={62} r={30} c={YELLOW} />
        <Line
          d="M286 16v8M286 100v8M240 62h8M324 62h8M254 30l5 5M313 89l5 5M254 94l5-5M313 35l5-5"
          c={YELLOW}
          w={4}
        />
        <Cloud x={20} y={58} c={WHITE} />
        <Cloud x={540} y={44} c={WHITE} />
      </>
    ),
  },
  monsoon: {
    tones: { sky: '#D5DDE8', light: '#BFC9DA', mid: '#98A6C0', dark: '#5F6F92' },
    sky: () => (
      <>
        <Cloud x={90} y={52} c="#98A6C0" />
        <Cloud x={250} y={70} c="#AEB9CE" />
        <Cloud x={470} y={50} c="#98A6C0" />
      </>
    ),
    air: () => (
      <>
        <Line
          d="M40 92l-7 18M96 120l-7 18M132 78l-7 18M196 96l-7 18M246 124l-7 18M300 90l-7 18M356 34l-7 18M420 18l-7 18M470 66l-7 18M534 98l-7 18M588 84l-7 18M612 150l-7 18M62 170l-7 18M150 150l-7 18M560 170l-7 18"
          c="#7F8FB0"
          w={2}
        />
        <path
          fill="#AEC3D6"
          d="M196 352a34 6 0 0 1 68 0a34 6 0 0 1-68 0zM492 356a26 4 0 0 1 52 0z"
        />
      </>
    ),
  },
  mist: {
    tones: { sky: '#ECEAE4', light: '#DAD8D0', mid: '#BDBBB2', dark: '#8C8A84' },
    sky: () => (
      <>
        <Dot x={280} y={74} r={26} c={WHITE} />
        <Line d="M120 44q6-6 10 0q4-6 10 0M152 60q5-5 8 0q4-5 8 0" c="#8C8A84" w={2} />
      </>
    ),
    air: () => (
      <path
        fill="none"
        stroke={WHITE}
        strokeOpacity=".6"
        strokeWidth="14"
        d="M-10 150H150M30 180H250M400 60H650M540 96H650M-10 226H90M560 214H650"
      />
    ),
  },
  breeze: {
    tones: { sky: '#DFF0EE', light: '#BDDCD8', mid: '#86B8B1', dark: '#3F827B' },
    sky: () => (
      <>
        <Cloud x={70} y={50} c={WHITE} />
        <Cloud x={560} y={70} c={WHITE} />
        <Line d="M232 52h46q12-2 10-12t-14-6M252 66h60q12 2 8 12t-14 2M212 80h40" c={WHITE} w={4} />
      </>
    ),
    air: () => (
      <>
        <Fill d="M214 130q10-8 16 2q-10 6-16-2zM560 190q10-8 16 2q-10 6-16-2z" c={GREEN} />
        <Fill d="M300 150q8-10 16-2q-8 8-16 2zM96 262q8-10 16-2q-8 8-16 2z" c={ORANGE} />
      </>
    ),
  },
  winter: {
    tones: { sky: '#E6E9F6', light: '#CDD3EC', mid: '#A3ACD6', dark: '#6470B4' },
    sky: () => (
      <>
        <Dot x={284} y={66} r={26} c="#F8E3A8" />
        <Line d="M60 60h60M90 72h70M500 40h70M540 54h60" c={WHITE} w={5} />
        <Line
          d="M228 40q6-6 10 0q4-6 10 0M210 58q5-5 8 0q4-5 8 0M252 54q5-5 8 0q4-5 8 0"
          c="#6470B4"
          w={2}
        />
      </>
    ),
  },
  evening: {
    tones: { sky: '#F8D9C4', light: '#EDBFA9', mid: '#C58A8C', dark: '#7C4A6B' },
    sky: () => (
      <>
        <path fill="#F3C3A9" d="M0 130h640v120H0z" />
        <path fill={ORANGE} d="M236 250a44 44 0 0 1 88 0z" />
        <Fill d="M292 40a17 17 0 1 0 20 24a15 15 0 0 1-20-24z" c={WHITE} />
        <Dot x={230} y={48} r={2} c={WHITE} />
        <Dot x={262} y={88} r={2} c={WHITE} />
        <Dot x={96} y={52} r={2} c={WHITE} />
        <Dot x={566} y={70} r={2} c={WHITE} />
      </>
    ),
  },
};

/** What the weather puts over a child's head or into a hand; nothing on most days. */
export const UMBRELLAS = [TEAL, INDIGO, YELLOW] as const;

import type { ReactNode } from 'react';
import type { Scene } from '@/data/places/records/record';
import type { Player } from '@/lib/schools/scene/composedScene';
import { Person } from './Person';
import {
  Block,
  BROWN,
  CRIMSON,
  DARK,
  Dashes,
  Dot,
  Fill,
  INDIGO,
  Line,
  ORANGE,
  WHITE,
  YELLOW,
} from './shapes';

type Team = readonly [Player, Player, Player];
type PlayProps = Omit<Parameters<typeof Person>[0], 'look' | 'scale'> & { who: Player };
const Play = ({ who, ...how }: PlayProps) => <Person {...how} look={who.look} scale={who.scale} />;

/** Each sport around the middle of its pitch, 230 wide: who plays, with what, feet near nought. */
const SPORTS: Record<Scene['sport'], (team: Team) => ReactNode> = {
  cricket: ([a, b, c]) => (
    <>
      <Fill d="M-108 8L-92-6H84l12 14z" c="#E3C08F" />
      <Line d="M-104 4v-30M-97 4v-30M-90 4v-30" c={YELLOW} />
      <Play who={a} x={-66} y={4} arms="hold" legs="lunge">
        <Line d="M10-26l7 4" c={DARK} w={4} />
        <Line d="M19-20l9 16" c="#E0B45C" w={6} />
      </Play>
      <Dot x={-14} y={-28} r={4.5} c={CRIMSON} />
      <Line d="M-4-34q14-8 30-8" c={WHITE} w={2} />
      <Play who={b} x={50} y={2} arms="bowl" legs="run" flip />
      <Play who={c} x={100} y={-12} arms="reach" flip />
    </>
  ),
  football: ([a, b, c]) => (
    <>
      <Dashes
        d="M72-62v62M82-62v62M92-62v62M102-62v62M66-50h44M66-36h44M66-22h44"
        c={WHITE}
        w={1}
      />
      <Line d="M66 2v-68h46V2" c={WHITE} w={4} />
      <Play who={b} x={84} y={2} arms="up" legs="jump" flip />
      <Play who={a} x={-34} y={2} arms="spread" legs="kick" />
      <Dot x={10} y={-14} r={7} c={WHITE} />
      <Fill d="M7-17h6l2 4-5 4-5-4z" c={DARK} />
      <Play who={c} x={-90} y={-10} arms="run" legs="run" />
    </>
  ),
  basketball: ([a, b, c]) => (
    <>
      <Line d="M104 4v-92H76" c={BROWN} w={5} />
      <Fill d="M68-114h12v38H68z" c={CRIMSON} />
      <Block x={70} y={-112} w={8} h={34} c={WHITE} />
      <Line d="M54-84h16" c={CRIMSON} w={3} />
      <Line d="M56-82l3 12h8l3-12M61-82v12" c={WHITE} w={1.5} />
      <Dot x={36} y={-92} r={8} c={ORANGE} />
      <Line d="M28-92h16M36-100v16" c={BROWN} w={1.5} />
      <Play who={a} x={14} y={-6} arms="up" legs="jump" />
      <Play who={b} x={62} y={4} arms="up" legs="stand" flip />
      <Play who={c} x={-70} y={2} arms="run" legs="run" />
    </>
  ),
  hockey: ([a, b, c]) => (
    <>
      <Play who={a} x={-58} y={2} arms="reach" legs="lunge">
        <Line d="M12-34L27-4q4 5 8-1" c={YELLOW} w={4} />
      </Play>
      <Play who={b} x={46} y={2} arms="reach" legs="run" flip>
        <Line d="M12-34L27-4q4 5 8-1" c={ORANGE} w={4} />
      </Play>
      <Dot x={-8} y={3} r={4.5} c={WHITE} />
      <Play who={c} x={98} y={-10} arms="hips" />
    </>
  ),
  badminton: ([a, b, c]) => (
    <>
      <Line d="M20-12v-48" c={BROWN} />
      <Fill d="M-4-36l24-20v22L-4-14z" c={WHITE} />
      <Line d="M2-40v22M8-46v22M14-50v22M-4-25l24-20" c="#B9B4B0" w={1} />
      <Line d="M-4 10v-50" c={BROWN} w={4} />
      <Play who={a} x={-60} y={2} arms="high" legs="lunge">
        <Line d="M17-51l5-9" c={BROWN} w={2} />
        <Dot x={25} y={-66} r={7} c={YELLOW} />
        <Dot x={25} y={-66} r={4.5} c={WHITE} />
      </Play>
      <Play who={b} x={74} y={2} arms="high" legs="run" flip>
        <Line d="M17-51l5-9" c={BROWN} w={2} />
        <Dot x={25} y={-66} r={7} c={INDIGO} />
        <Dot x={25} y={-66} r={4.5} c={WHITE} />
      </Play>
      <Fill d="M6-86l12-6 1 10z" c={WHITE} />
      <Dot x={6} y={-85} r={3} c={CRIMSON} />
      <Play who={c} x={-97} y={-8} arms="up" />
    </>
  ),
  volleyball: ([a, b, c]) => (
    <>
      <Line d="M18-14v-74" c={BROWN} />
      <Fill d="M-8-68l26-20v26L-8-42z" c={WHITE} />
      <Line d="M-2-73v26M5-78v26M12-83v26M-8-55l26-20" c="#B9B4B0" w={1} />
      <Line d="M-8 10v-80" c={BROWN} w={4} />
      <Play who={a} x={-34} y={-12} arms="up" legs="jump" />
      <Dot x={-4} y={-92} r={8} c={YELLOW} />
      <Line d="M-11-95q8 2 13-3M-8-85q2-8 12-8" c={INDIGO} w={1.5} />
      <Play who={b} x={48} y={2} arms="up" flip />
      <Play who={c} x={-88} y={2} arms="reach" legs="lunge" />
    </>
  ),
  athletics: ([a, b, c]) => (
    <>
      <Fill d="M-112 10L-96-20H100l12 30z" c="#C8674B" />
      <Line d="M-106 0H106M-100-11H102" c={WHITE} w={1.5} />
      <Line d="M86 8v-62M100-14v-58" c={BROWN} w={3} />
      <Line d="M86-34L100-50" c={CRIMSON} w={4} />
      <Play who={c} x={-76} y={-14} arms="run" legs="run" />
      <Play who={b} x={-22} y={-5} arms="run" legs="run" />
      <Play who={a} x={42} y={6} arms="up" legs="run" />
    </>
  ),
  skating: ([a, b, c]) => (
    <>
      {[
        { who: a, x: -64, y: 0, arms: 'spread', legs: 'glide', helmet: CRIMSON } as const,
        { who: b, x: 10, y: -6, arms: 'up', legs: 'stand', helmet: INDIGO } as const,
        { who: c, x: 80, y: 2, arms: 'run', legs: 'glide', helmet: YELLOW } as const,
      ].map((skater) => (
        <Play key={skater.x} {...skater}>
          <Line
            d={skater.legs === 'glide' ? 'M-9 0h10M14-9l9-4' : 'M-9 0h9M2 0h9'}
            c={DARK}
            w={4}
            dash="0 7"
          />
        </Play>
      ))}
      <Fill d="M-26 8l6-16 6 16zM40 8l6-16 6 16z" c={ORANGE} />
    </>
  ),
  kabaddi: ([a, b, c]) => (
    <>
      <Line d="M-112 8H112M-20 8l-8-20" c={WHITE} w={2} />
      <Play who={a} x={-58} y={2} arms="spread" legs="lunge" />
      <Play who={b} x={26} y={-4} arms="spread" legs="lunge" flip />
      <Play who={c} x={70} y={2} arms="spread" legs="lunge" flip />
    </>
  ),
  cycling: ([a, b, c]) => (
    <>
      <Play who={c} x={97} y={-10} arms="up" />
      <Cyclist who={a} x={-66} y={2} helmet={CRIMSON} frame={INDIGO} />
      <Cyclist who={b} x={24} y={-2} helmet={YELLOW} frame={CRIMSON} />
    </>
  ),
  archery: ([a, b, c]) => (
    <>
      <Line d="M84 6l8-40M104 6l-8-40" c={BROWN} w={4} />
      <Dot x={92} y={-42} r={19} c={WHITE} />
      <Dot x={92} y={-42} r={14} c={INDIGO} />
      <Dot x={92} y={-42} r={9} c={CRIMSON} />
      <Dot x={92} y={-42} r={4} c={YELLOW} />
      <Line d="M60-44h30" c={BROWN} w={2} />
      <Play who={a} x={-18} y={2} arms="reach" legs="lunge">
        <Line d="M14-54q16 22 0 44" c={BROWN} w={3} />
        <Line d="M14-54L-2-31 14-10M-2-31h26" c={WHITE} w={1} />
      </Play>
      <Play who={b} x={-64} y={-6} arms="hold">
        <Line d="M12-44v34" c={BROWN} w={2} />
      </Play>
      <Play who={c} x={-97} y={2} arms="hips" />
    </>
  ),
  swimming: ([a, b, c]) => (
    <>
      <Fill d="M-112 12l18-40H96l16 40z" c={WHITE} />
      <Fill d="M-104 10l15-34H90l14 34z" c="#8CC3C9" />
      <Dashes d="M-98-1H98M-93-13H93" c={CRIMSON} w={2} dash="8 6" />
      <Swimmer who={a} x={-34} y={6} cap={CRIMSON} />
      <Swimmer who={b} x={26} y={-6} cap={YELLOW} />
      <Play who={c} x={82} y={-26} arms="up" flip helmet={INDIGO} />
    </>
  ),
};

type CyclistProps = { who: Player; x: number; y: number; helmet: string; frame: string };
const Cyclist = ({ frame, ...rider }: CyclistProps) => (
  <Play {...rider} y={rider.y - 8} arms="reach" legs="pedal">
    <Line d="M-14-2a9 9 0 1 0 .1 0zM20-2a9 9 0 1 0 .1 0z" c={DARK} w={3} />
    <Line d="M-14 7L-3-12 14-12 6 6z M-3-12v-4M20 7L15-26h5" c={frame} w={3} />
  </Play>
);

type SwimmerProps = { who: Player; x: number; y: number; cap: string };
const Swimmer = ({ who, x, y, cap }: SwimmerProps) => (
  <g transform={`translate(${x} ${y})`}>
    <Line d="M-22-2L-8-16 2-6" c={who.look.skin} w={5} />
    <Dot x={12} y={-5} r={8} c={who.look.skin} />
    <Fill d="M4-6a8 8 0 0 1 16-1z" c={cap} />
    <Line d="M-34 1q6-4 10 0t10 0 10 0 10 0 10 0" c={WHITE} w={2} />
  </g>
);

export const Sport = ({ kind, team }: { kind: Scene['sport']; team: Team }) => SPORTS[kind](team);

import type { ReactNode } from 'react';
import type { Joke, Player } from '@/lib/schools/scene/composedScene';
import { Person } from './Person';
import {
  Block,
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
  ORANGE,
  TAN,
  TEAL,
  WHITE,
  YELLOW,
} from './shapes';

const Dog = ({ c = TAN }: { c?: string }) => (
  <>
    <Line d="M-14-12V0M-8-12V0M8-12V0M13-12V0" c={c} w={4} />
    <Fill d="M-18-22h30q6 0 6 6v6h-36z" c={c} />
    <Line d="M-18-20q-8-2-8-12" c={c} w={4} />
    <Dot x={18} y={-28} r={8} c={c} />
    <Fill d="M20-28h12v7H20zM10-36l2 13 6-8z" c={c} />
    <Fill d="M11-34q-4 2-2 13q6-2 6-10z" c={BROWN} />
    <Dot x={31} y={-27} r={2} c={DARK} />
    <Dot x={20} y={-30} r={1.3} c={DARK} />
  </>
);

/** One small thing to find in each yard; at most 84 wide and 62 high, standing on nought. */
const DRAWINGS: Record<Joke, (child: Player) => ReactNode> = {
  // Off with somebody's shoe.
  dog: () => (
    <>
      <Dog />
      <Fill d="M28-22h6v4h8q4 0 4 5H28z" c={CRIMSON} />
    </>
  ),
  // A roti for the crow, from an open tiffin.
  crow: () => (
    <>
      <Fill d="M-32 0v-14h28V0z" c="#B9B4B0" />
      <Line d="M-32-8h28M-34-14h32" c={WHITE} w={2} />
      <Fill d="M2-14q2-12 14-12l10-6q8 0 8 6l7 3-8 1q-2 12-14 12l-12 5z" c={DARK} />
      <Line d="M14-11V0M20-11V0" c={DARK} w={2} />
      <Dot x={44} y={-20} r={7} c="#E0B45C" />
      <Dot x={30} y={-27} r={1.5} c={WHITE} />
    </>
  ),
  // The goat has done the homework.
  goat: () => (
    <>
      <Line d="M-18-14V0M-11-14V0M6-14V0M12-14V0" c={BROWN} w={4} />
      <Fill d="M-22-28h32l10-16 12 4 4 8-10 4-8 16h-40z" c={WHITE} />
      <Line d="M20-44l-6-8M24-44l-2-9" c={BROWN} />
      <Line d="M30-30v7" c={BROWN} />
      <Dot x={26} y={-37} r={1.5} c={DARK} />
      <Fill d="M32-36l14-4 4 16-12 3-2-5z" c="#F8ECE2" />
      <Line d="M38-33l6-2M40-27l6-2" c={INDIGO} w={1.5} />
    </>
  ),
  // Asleep on the heaviest bag.
  cat: () => (
    <>
      <Fill d="M-22 0v-20q0-9 9-9h26q9 0 9 9V0z" c={INDIGO} />
      <Fill d="M-12-14h24v12h-24z" c={YELLOW} />
      <Fill d="M-22-30q4-16 22-15q14 0 20 8l2-8 5 5 5-5 2 10q-2 8-12 7z" c={ORANGE} />
      <Line d="M-20-32q-12 4-8 14" c={ORANGE} w={4} />
      <Line d="M22-33l3 1M29-33l3-1" c={DARK} w={1.5} />
    </>
  ),
  // In the house cap.
  cow: () => (
    <>
      <Line d="M-24-18V0M-16-18V0M8-18V0M15-18V0" c="#E6DCD2" w={5} />
      <Fill d="M-30-40h44q6 0 6 6v18h-50z" c={WHITE} />
      <Fill d="M-20-40h16q2 14-8 16t-8-16zM6-26h14v10H2z" c={TAN} />
      <Line d="M-30-38q-6 8-4 20" c={BROWN} w={2} />
      <Fill d="M16-48h18l4 16-6 8H22l-6-8z" c={WHITE} />
      <Fill d="M22-30h12v7H22z" c="#E8B7AE" />
      <Fill d="M15-48a10 9 0 0 1 20 0h6v4H15z" c={CRIMSON} />
      <Dot x={23} y={-38} r={1.5} c={DARK} />
      <Dot x={32} y={-38} r={1.5} c={DARK} />
    </>
  ),
  // Has a pencil to sharpen, on teeth.
  squirrel: () => (
    <>
      <Fill d="M-20 0v-16h34V0z" c={BROWN} />
      <Fill d="M-20-16q17-5 34 0z" c={TAN} />
      <Fill d="M-12-18q-18-8-12-26q4-8 10-2q-4 12 8 18z" c="#A97F55" />
      <Fill d="M-8-18q-4-20 8-24q12 2 8 24z" c={TAN} />
      <Dot x={5} y={-42} r={7} c={TAN} />
      <Fill d="M0-48l2-6 4 5z" c={BROWN} />
      <Line d="M6-32l6-2" c={TAN} />
      <Line d="M8-44l18 18" c={YELLOW} w={4} />
      <Line d="M27-25l2 2" c={DARK} w={3} />
    </>
  ),
  // Reads the rules about monkeys.
  monkey: () => (
    <>
      <Fill d="M-22 0v-14h40V0z" c={TAN} />
      <Line d="M-22-7h40" c={BROWN} w={2} />
      <Line d="M-10-20q-20 0-16-18q2-8-6-8" c={BROWN} w={3} />
      <Fill d="M-12-14q-2-22 10-22t10 22z" c={BROWN} />
      <Dot x={0} y={-44} r={9} c={BROWN} />
      <Dot x={-9} y={-46} r={4} c={BROWN} />
      <Dot x={3} y={-43} r={6} c="#E6C7A0" />
      <Line d="M-1-45h3M5-45h3" c={DARK} w={2} />
      <Fill d="M6-28l12-5 12 5v14l-12-5-12 5z" c={CRIMSON} />
      <Line d="M18-32v12" c={WHITE} w={1.5} />
    </>
  ),
  // And its admirer, a hen.
  peacock: () => (
    <>
      <Fill d="M-34-16q0-44 32-44t32 44q-14 10-32 10t-32-10z" c={TEAL} />
      <Line d="M-24-22h.1M-20-40h.1M-2-50h.1M16-40h.1M20-22h.1" c={YELLOW} w={9} />
      <Line d="M-24-22h.1M-20-40h.1M-2-50h.1M16-40h.1M20-22h.1" c={INDIGO} w={4} />
      <Fill d="M-10-6q-2-16 4-20q-2-14 5-16l6 4-4 2q0 10 5 12q6 8 0 18z" c={INDIGO} />
      <Line d="M-4-6v6M3-6v6" c={BROWN} w={2} />
      <Fill d="M34 0q-4-12 4-12l4-4 4 3-3 3q2 8-4 10z" c={ORANGE} />
    </>
  ),
  // The last chick has a bag.
  hen: () => (
    <>
      <Fill d="M14-8q-2-18 12-16q2-14 12-10l5 4-5 2q2 22-12 22z" c={WHITE} />
      <Fill d="M32-36q2-6 6-2zM41-31l5 2-5 2z" c={CRIMSON} />
      <Line d="M22-6v6M28-6v6" c={ORANGE} w={2} />
      <Line d="M-30-6h.1M-12-6h.1M4-6h.1" c={YELLOW} w={12} />
      <Line d="M-24-9l3 1M-6-9l3 1M10-9l3 1" c={ORANGE} w={2} />
      <Fill d="M-40-12h8v10h-8z" c={CRIMSON} />
    </>
  ),
  // Across the path, with the lollipop lady's sign.
  ducks: () => (
    <>
      <Fill d="M8-8h20q-2-14 8-14t9 8l6 2-6 2q0 10-12 10H16Q8 0 8-8z" c={WHITE} />
      <Fill d="M45-14l7 2-7 2z" c={ORANGE} />
      <Line d="M30-14v-34" c={BROWN} w={2} />
      <Dot x={30} y={-50} r={9} c={CRIMSON} />
      <Block x={24} y={-52} w={12} h={4} c={WHITE} />
      <Fill
        d="M-18-5h10q0-8 5-7t4 5l3 1-3 1q0 5-8 5t-11-5zM-42-5h10q0-8 5-7t4 5l3 1-3 1q0 5-8 5t-11-5z"
        c={YELLOW}
      />
    </>
  ),
  // Caught in a sapling that is smaller than the child.
  kite: (child) => (
    <>
      <Line d="M22 0v-30" c={BROWN} w={4} />
      <Dot x={22} y={-36} r={13} c={LEAF} />
      <Fill d="M22-62l12 15-12 15-12-15z" c={CRIMSON} />
      <Fill d="M22-62v30l-12-15z" c={YELLOW} />
      <Line d="M22-32q-8 12-26 8" c={WHITE} w={1.5} />
      <Person look={child.look} x={-20} y={0} scale={0.62} arms="high" />
    </>
  ),
  // Won.
  tortoise: () => (
    <>
      <Line d="M28 0v-48" c={BROWN} w={3} />
      <Fill d="M28-48h24v16H28z" c={WHITE} />
      <Dashes d="M28-44h24M32-36h24" c={DARK} w={8} dash="6 6" />
      <Fill d="M-26-6q2-20 20-20t20 20z" c={GREEN} />
      <Fill d="M-30-6h46v5h-46zM14-14q10-4 10 6l-8 4z" c={LEAF} />
      <Line d="M-20 0h4M4 0h4" c={LEAF} w={5} />
      <Line d="M-14-10l4-10M0-10l-4-10" c={LEAF} w={2} />
      <Line d="M-8-26v-10" c={BROWN} w={2} />
      <Dot x={-8} y={-38} r={4} c={YELLOW} />
    </>
  ),
  // Keep the score: two, nil, and one undecided.
  pigeons: () => (
    <>
      <Line d="M-24 0v-30M26 0v-30" c={BROWN} w={4} />
      <Fill d="M-32-32h66v22h-66z" c={DARK} />
      <Line d="M-20-26v10M-14-26v10M12-21a5 5 0 1 0 .1 0z" c={WHITE} w={2} />
      <Fill
        d="M-30-32q0-10 10-10l2-5 6 2 3 2-4 1q0 10-8 10zM-4-32q0-10 10-10l2-5 6 2 3 2-4 1q0 10-8 10zM20-32q0-10 10-10l2-5 6 2 3 2-4 1q0 10-8 10z"
        c="#8E97B8"
      />
    </>
  ),
  // As many books as will stay up.
  books: (child) => (
    <>
      <Person look={child.look} x={0} y={0} scale={0.72} arms="reach" legs="run">
        <Fill d="M8-36h20v8H8z" c={INDIGO} />
        <Fill d="M10-44h18v8H10z" c={YELLOW} />
        <Fill d="M7-52h20v8H7z" c={CRIMSON} />
        <Fill d="M11-60h18v8H11z" c={TEAL} />
        <Fill d="M9-68h18v8H9z" c={ORANGE} />
      </Person>
      <Fill d="M-36-4h18v4h-18z" c={CRIMSON} />
    </>
  ),
  // Under its own umbrella, rain or not.
  puppy: () => (
    <>
      <Dog c="#8F5B44" />
      <Line d="M-4-20v-26" c={DARK} w={2} />
      <Fill d="M-34-40q30-34 60 0q-8-6-15 0q-8-6-15 0q-8-6-15 0q-8-6-15 0z" c={YELLOW} />
    </>
  ),
  // Has the ball, and keeps it.
  frog: () => (
    <>
      <Dot x={0} y={-14} r={14} c={WHITE} />
      <Fill d="M-5-19H5l3 8-8 6-8-6z" c={DARK} />
      <Line d="M0-19v-9M8-11l6 3M-8-11l-6 3" c={DARK} w={1.5} />
      <Fill d="M-16-28q2-16 16-16t16 16q-16 6-32 0z" c={GREEN} />
      <Dot x={-7} y={-44} r={5} c={GREEN} />
      <Dot x={7} y={-44} r={5} c={GREEN} />
      <Dot x={-7} y={-45} r={2} c={WHITE} />
      <Dot x={7} y={-45} r={2} c={WHITE} />
      <Line d="M-6-34q6 4 12 0" c={YELLOW} w={2} />
    </>
  ),
};

export const JokeDrawing = ({ kind, child }: { kind: Joke; child: Player }) =>
  DRAWINGS[kind](child);

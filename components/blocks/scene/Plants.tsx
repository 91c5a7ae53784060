import { At, BROWN, CRIMSON, Dot, Fill, GREEN, LEAF, Line, ORANGE, YELLOW } from './shapes';

const TREES = [
  // Neem, gulmohar, ashoka, mango, and one that has lost its leaves.
  () => (
    <>
      <Line d="M0 0v-40" c={BROWN} w={7} />
      <Dot x={-12} y={-50} r={18} c={GREEN} />
      <Dot x={12} y={-48} r={17} c={GREEN} />
      <Dot x={0} y={-66} r={17} c={LEAF} />
    </>
  ),
  () => (
    <>
      <Line d="M0 0v-34l-14-14M0-34l14-16" c={BROWN} w={6} />
      <Fill d="M-40-46q4-26 40-28q36 2 40 28q-40 14-80 0z" c={GREEN} />
      <Line d="M-26-54h1M-10-64h1M8-60h1M24-52h1M0-50h1" c={CRIMSON} w={8} />
    </>
  ),
  () => (
    <>
      <Line d="M0 0v-12" c={BROWN} w={6} />
      <Fill d="M-12-10q-6-60 12-88q18 28 12 88z" c={GREEN} />
    </>
  ),
  () => (
    <>
      <Line d="M0 0v-34" c={BROWN} w={8} />
      <Fill d="M-32-34q-8-34 32-38q40 4 32 38q-32 12-64 0z" c={LEAF} />
      <Line d="M-18-40v4M4-44v4M20-38v4" c={ORANGE} w={7} />
    </>
  ),
  () => (
    <>
      <Line d="M0 0v-44M0-26l-14-20M0-34l16-22M0-44l-6-22M0-44l8-18" c={BROWN} w={4} />
      <Line d="M-14-46l-4-6M16-56l6-4" c={BROWN} w={2} />
    </>
  ),
] as const;

/** A tree at the edge, and marigolds along the wall. */
export const Plants = ({ tree, mirrored }: { tree: number; mirrored: boolean }) => (
  <>
    <At x={mirrored ? 596 : 44} y={272} scale={1.15}>
      {TREES[tree % TREES.length]?.()}
    </At>
    <At x={mirrored ? 34 : 606} y={284} scale={0.9}>
      {TREES[(tree + 2) % TREES.length]?.()}
    </At>
    <Line
      d={mirrored ? 'M440 274h.1M452 276h.1M464 274h.1' : 'M176 274h.1M188 276h.1M200 274h.1'}
      c={YELLOW}
      w={7}
    />
  </>
);

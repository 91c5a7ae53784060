import type { ReactNode } from 'react';
import type { Adult, Look } from '@/lib/schools/scene/composedScene';
import { Person } from './Person';
import { BROWN, CRIMSON, DARK, Dot, Fill, Line, TEAL, WHITE, YELLOW } from './shapes';

type AdultProps = { look: Look; x: number; y: number; flip: boolean; umbrella: string | null };
const SCALE = 1.28;

const Sari = ({ c, edge }: { c: string; edge: string }) => (
  <>
    <Fill d="M-9-32q0-9 9-9t9 9l4 31h-26z" c={c} />
    <Line d="M-8-38L10-14M-12-3h24" c={edge} w={3} />
  </>
);

type Figure = { arms: 'down' | 'wave' | 'reach' | 'hips'; extra: (look: Look) => ReactNode };

const FIGURES: Record<Adult, Figure> = {
  sari: { arms: 'wave', extra: ({ cloth }) => <Sari c={cloth} edge={YELLOW} /> },
  coach: {
    arms: 'hips',
    extra: () => (
      <>
        <Fill d="M-10-52a10 10 0 0 1 20 0h8v4h-28z" c={CRIMSON} />
        <Line d="M-4-40l4 10 4-10" c={YELLOW} w={2} />
        <Dot x={0} y={-28} r={3} c={DARK} />
      </>
    ),
  },
  guard: {
    arms: 'reach',
    extra: () => (
      <>
        <Fill d="M-8-24h16v22H-8z" c="#A98F5B" />
        <Fill d="M-8-32q0-9 8-9t8 9v9H-8z" c="#C2A970" />
        <Fill d="M-11-53q0-9 11-9t11 9h5v4h-27z" c="#A98F5B" />
        <Line d="M18-58V0" c={BROWN} w={3} />
        <Line d="M2-46h6" c={DARK} w={3} />
      </>
    ),
  },
  grandfather: {
    arms: 'reach',
    extra: ({ cloth }) => (
      <>
        <Fill d="M-9-32q0-9 9-9t9 9l3 24h-24z" c={WHITE} />
        <Fill d="M-9-32q0-9 9-9l1 22h-10zM9-32q0-7-5-9v22h6z" c={cloth} />
        <Line d="M18-32V0" c={BROWN} w={3} />
        <Line d="M2-50h7" c={DARK} w={2} />
        <Line d="M2-44h6" c="#D9D3CE" w={3} />
      </>
    ),
  },
  gardener: {
    arms: 'reach',
    extra: () => (
      <>
        <Fill d="M-12-53h24l-5-8H-7z" c={YELLOW} />
        <Fill d="M14-34h14v14H14z" c={TEAL} />
        <Line d="M28-24l9-8M16-34q6-8 11 0" c={TEAL} w={3} />
        <Line d="M40-28v5M44-26v5M41-17v4" c="#6AA9B4" w={2} />
      </>
    ),
  },
  mother: {
    arms: 'wave',
    extra: ({ cloth }) => (
      <>
        <Fill d="M-8-32q0-9 8-9t8 9l4 24h-24z" c={cloth} />
        <Line d="M-9-34q9 10 18 0l1 18" c={YELLOW} w={3} />
        <Fill d="M-17-22h11v14h-11z" c="#B9B4B0" />
        <Line d="M-17-17h11M-17-12h11" c={WHITE} w={1.5} />
      </>
    ),
  },
  father: {
    arms: 'wave',
    extra: () => (
      <>
        <Line d="M-7-38L8-26" c={BROWN} w={3} />
        <Fill d="M4-28h13v12H4z" c={BROWN} />
      </>
    ),
  },
};

/** One grown-up with a reason to be there; under an umbrella when it rains. */
export const AdultFigure = ({ kind, umbrella, ...at }: AdultProps & { kind: Adult }) => (
  <Person {...at} scale={SCALE} arms={umbrella ? 'wave' : FIGURES[kind].arms}>
    {FIGURES[kind].extra(at.look)}
    {umbrella && (
      <>
        <Line d="M15-30v-46" c={DARK} w={2} />
        <Fill d="M-14-68q29-32 58 0q-7-6-14 0q-8-6-15 0q-8-6-15 0q-7-6-14 0z" c={umbrella} />
      </>
    )}
  </Person>
);

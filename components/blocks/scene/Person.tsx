import type { ReactNode } from 'react';
import type { Look } from '@/lib/schools/scene/composedScene';
import { At, CRIMSON, DARK, Dot, Fill, Line } from './shapes';

const LEGS = {
  stand: 'M-4-18V-2M4-18V-2',
  run: 'M-3-18L-9-10L-19-11M3-18L11-12L10-2',
  kick: 'M-3-18L-7-2M3-18L17-8',
  jump: 'M-4-18L-8-10L-13-7M4-18L3-9L9-4',
  lunge: 'M-4-18L-14-2M4-18L13-11V-2',
  pedal: 'M-3-18L7-12L3-1M2-18L12-13L11-5',
  glide: 'M-4-18L-4-2M3-18L10-12L19-12',
  none: 'M0-18h1',
} as const;

const ARMS = {
  down: 'M-7-35L-11-21M7-35L11-21',
  up: 'M-7-35L-12-53M7-35L12-53',
  wave: 'M-7-35L-11-21M7-35L15-50',
  reach: 'M-7-35L5-27M7-35L18-31',
  high: 'M-7-35L-2-27M7-35L17-51',
  spread: 'M-7-35L-19-33M7-35L19-33',
  run: 'M-7-35L-14-29L-9-23M7-35L13-28L19-32',
  hips: 'M-7-35L-14-28L-8-22M7-35L14-28L8-22',
  bowl: 'M-7-35L-15-27M7-35L9-57',
  hold: 'M-7-35L7-25M7-35L11-26',
} as const;

type PersonProps = {
  look: Look;
  x: number;
  y: number;
  scale: number;
  arms?: keyof typeof ARMS;
  legs?: keyof typeof LEGS;
  flip?: boolean;
  /** Replaces the hair: a helmet's or a cap's colour. */
  helmet?: string;
  /** In the hand, in the person's own measure: 60 high, feet at nought. */
  children?: ReactNode;
};

/** Somebody of 60 units, facing right. */
export const Person = ({
  look,
  x,
  y,
  scale,
  arms = 'down',
  legs = 'stand',
  flip = false,
  helmet,
  children,
}: PersonProps) => (
  <At x={x} y={y} scale={scale} flip={flip}>
    <Line d={LEGS[legs]} c={look.dress === 'trousers' ? look.lower : look.skin} w={5} />
    {look.head === 'scarf' && <Fill d="M-11-37q-3-24 11-24t11 24q-11 5-22 0z" c={look.lower} />}
    {look.head === 'pony' && <Line d="M-7-55q-9 3-7 14" c={DARK} w={5} />}
    <Line d={ARMS[arms]} c={look.skin} w={4} />
    <Body look={look} />
    <Dot x={0} y={-50} r={9} c={look.skin} />
    {helmet ? <Fill d="M-10-49a10 11 0 0 1 20 0z" c={helmet} /> : <Hair look={look} />}
    {children}
  </At>
);

const Body = ({ look }: { look: Look }) =>
  look.dress === 'frock' ? (
    <Fill d="M-8-32q0-9 8-9t8 9l4 18h-24z" c={look.cloth} />
  ) : (
    <>
      <Fill
        d={look.dress === 'skirt' ? 'M-7-24h14l4 11h-22z' : 'M-8-24h16v11h-7l-1-4-1 4h-7z'}
        c={look.lower}
      />
      <Fill d="M-8-32q0-9 8-9t8 9v11h-16z" c={look.cloth} />
    </>
  );

const CROWN = 'M-9.5-50a9.5 10 0 0 1 19 0q-9.5-6-19 0z';

const Hair = ({ look }: { look: Look }) => {
  switch (look.head) {
    case 'scarf':
      return <Fill d="M-10-48a10 12 0 0 1 20 0q-10-8-20 0z" c={look.lower} />;
    case 'patka':
      return (
        <>
          <Fill d={CROWN} c={look.lower} />
          <Dot x={0} y={-60} r={4} c={look.lower} />
        </>
      );
    case 'bob':
      return <Fill d="M-10-42v-9a10 10 0 0 1 20 0v9h-4v-6q-6-6-12 0v6z" c={DARK} />;
    case 'plaits':
      return (
        <>
          <Fill d={CROWN} c={DARK} />
          <Line d="M-9-47l-3 9M9-47l3 9" c={DARK} w={4} />
          <Line d="M-12-36v1M12-36v1" c={CRIMSON} w={5} />
        </>
      );
    case 'bun':
      return (
        <>
          <Fill d={CROWN} c={look.hair} />
          <Dot x={0} y={-61} r={4} c={look.hair} />
        </>
      );
    default:
      return <Fill d={CROWN} c={look.hair} />;
  }
};

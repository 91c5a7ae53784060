import { BROWN, CRIMSON, Dot, Fill, Line, WHITE, YELLOW } from './shapes';

/** The gate, open, with the initials of the school; 84 wide around its middle. */
export const Gate = ({ initials, trim }: { initials: string; trim: string }) => (
  <>
    <Fill d="M-42 0v-44h13V0zM29 0v-44h13V0z" c={trim} />
    <Fill d="M-46-46q46-30 92 0v8h-92z" c={CRIMSON} />
    <Line d="M-27-2v-26l10 4v28M-22-26v26M27-2v-26l-10 4v28M22-26v26" c={BROWN} w={2} />
    <Dot x={-36} y={-51} r={4} c={YELLOW} />
    <Dot x={36} y={-51} r={4} c={YELLOW} />
    <text y="-42" textAnchor="middle" fontSize="15" fontWeight="700" letterSpacing="1" fill={WHITE}>
      {initials}
    </text>
  </>
);

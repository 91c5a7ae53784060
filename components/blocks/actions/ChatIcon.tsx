import { OUTLINES } from '@/components/ui/Icon';

const BUBBLE =
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719';

/** A receiver in a speech bubble; both outlines are from lucide (ISC licence). */
export const ChatIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width={22}
    height={22}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={BUBBLE} />
    <path
      d={OUTLINES.phone}
      fill="currentColor"
      stroke="none"
      transform="translate(7 6.6) scale(.44)"
    />
  </svg>
);

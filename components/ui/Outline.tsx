export type OutlineProps = { path: string; size?: number; className?: string };

/** One outline of lucide (ISC licence), on its grid of 24, in the colour of the text around it. */
export const Outline = ({ path, size = 24, className }: OutlineProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
  >
    <path d={path} />
  </svg>
);

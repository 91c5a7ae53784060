// From lucide (ISC licence), whose own component would weigh more on every page than these do.
const OUTLINES = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z',
};

type IconProps = { name: keyof typeof OUTLINES; size: number };

/** The few icons that stand on every page. Everywhere else use lucide-react. */
export const Icon = ({ name, size }: IconProps) => (
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
  >
    <path d={OUTLINES[name]} />
  </svg>
);

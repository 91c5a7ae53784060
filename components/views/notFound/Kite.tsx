/** A kite whose string broke: the picture of pages that are lost. */
export const Kite = () => (
  <svg viewBox="0 0 240 200" width={240} height={200} aria-hidden="true">
    <g fill="#f3e4e0">
      <path d="M20 62a14 14 0 0 1 27-5 11 11 0 0 1 17 9 8 8 0 0 1-8 8H28a10 10 0 0 1-8-12z" />
      <path d="M168 138a15 15 0 0 1 29-5 12 12 0 0 1 18 10 9 9 0 0 1-9 9h-29a11 11 0 0 1-9-14z" />
    </g>
    <path fill="#9d0022" d="M148 16 92 46l30 54z" />
    <path fill="#c2344f" d="m148 16-26 84 62-32z" />
    <path fill="#7a001b" d="m122 100-30-54 41 18z" />
    <path fill="#f6d3d9" d="m122 100 11-36 51 4z" />
    <path
      fill="none"
      stroke="#5b5356"
      strokeLinecap="round"
      strokeWidth="2.5"
      d="M122 100c-8 18 10 26 2 42s-26 6-34 20"
    />
    <path
      fill="none"
      stroke="#5b5356"
      strokeDasharray="1 8"
      strokeLinecap="round"
      strokeWidth="2.5"
      d="M78 174c-8 8-20 12-34 14"
    />
    <path
      fill="#9d0022"
      d="m119 116-9-5 2 12zM121 116l10-3-4 11zM121 140l-10-4 3 12zM124 139l10-2-5 11z"
    />
  </svg>
);

type GemProps = { size: number };

/** The school's sign, a cut opal. Also drawn in `public/icon.svg`. */
export const Gem = ({ size }: GemProps) => (
  <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
    <path fill="#9d0022" d="M36.6 26.9 26.9 36.6H13.1L3.4 26.9V13.1l9.7-9.7h13.8l9.7 9.7z" />
    <path
      fill="#7a001b"
      d="M36.6 26.9 26.9 36.6l-.1-9.8zM26.9 36.6H13.1L20 29.6zM36.6 13.1v13.8L29.6 20z"
    />
    <path
      fill="#c2344f"
      d="m3.4 13.1 9.7-9.7.1 9.8zM13.1 3.4h13.8L20 10.4zM3.4 26.9V13.1L10.4 20z"
    />
    <path fill="#f6d3d9" d="m26.8 26.8-6.8 2.8-6.8-2.8-2.8-6.8 2.8-6.8 6.8-2.8 6.8 2.8 2.8 6.8z" />
    <path fill="#fff" d="m13.2 13.2 6.8-2.8 6.8 2.8-13.6 13.6-2.8-6.8z" />
  </svg>
);

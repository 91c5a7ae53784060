/** The picture that a shared link shows: `npm run generate` draws it from these facts. */
export type ShareImage = {
  /** Public path of the PNG. */
  path: string;
  title: string;
  note: string;
  /** An image of ours in `public`, wide or square. */
  picture: string;
};

/** In pixels: what every network that shows large cards takes. `Seo` says the same. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

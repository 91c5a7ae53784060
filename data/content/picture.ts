/** A drawing of ours below `public/`, 640 by 480, with what is to be seen in it. */
export type Picture = { src: string; alt: string };

export const PICTURE_SIZE = { width: 640, height: 480 } as const;

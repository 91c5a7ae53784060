import type { ComponentProps } from 'react';

type DrawingProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'loading'> & {
  /** A file of ours in `public/pictures`. */
  src: string;
  width: number;
  height: number;
  /** Fetched at once when it is part of the first screen. */
  when?: 'near' | 'now';
};

/**
 * One of our own SVG drawings, decorative unless `alt` says otherwise. A plain image: next/image
 * resizes photographs, and a drawing has no size to choose.
 */
export const Drawing = ({ when = 'near', alt = '', ...props }: DrawingProps) => (
  <img {...props} alt={alt} loading={when === 'now' ? 'eager' : 'lazy'} decoding="async" />
);

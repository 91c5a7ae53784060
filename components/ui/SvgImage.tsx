import type { ComponentProps } from 'react';

type SvgImageProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> & {
  /** A file of ours in `public/pictures`. */
  src: string;
  width: number;
  height: number;
};

/**
 * One of our own SVG images, decorative unless `alt` says otherwise. A plain image: next/image
 * resizes photographs, and an SVG has no size to choose.
 */
export const SvgImage = ({ loading = 'lazy', alt = '', ...props }: SvgImageProps) => (
  <img {...props} alt={alt} loading={loading} decoding="async" />
);

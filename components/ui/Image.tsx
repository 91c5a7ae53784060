import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';

type ImageProps = Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'ref'
> & {
  /** A file of ours in `public/pictures`: an SVG, or a photograph, which is sent as wide as it is shown. */
  src: string;
  width: number;
  height: number;
  loading?: 'eager' | 'lazy';
};

// Most pages show drawn images only, and do without its code.
const Photograph = dynamic(() => import('next/image'));

/** One of our own images, decorative unless `alt` says otherwise. An SVG has no width to choose. */
export const Image = ({ loading = 'lazy', alt = '', ...props }: ImageProps) =>
  props.src.endsWith('.svg') ? (
    <img {...props} alt={alt} loading={loading} decoding="async" />
  ) : (
    <Photograph {...props} alt={alt} loading={loading} />
  );

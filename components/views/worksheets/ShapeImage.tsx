import type { Shape } from '@/lib/study/worksheets/picture';
import styles from './ThingImage.module.scss';

type ShapeImageProps = { shape: Shape; width?: number; look?: 'filled' | 'dotted' };

const PATHS: Readonly<Record<Shape, string>> = {
  circle: 'M22 40A30 30 0 1 1 82 40A30 30 0 1 1 22 40Z',
  triangle: 'M52 10L88 70H16Z',
  square: 'M22 10H82V70H22Z',
  rectangle: 'M6 18H98V62H6Z',
  oval: 'M8 40A44 26 0 1 1 96 40A44 26 0 1 1 8 40Z',
  star: 'M52 6L61 30L87 31L67 47L74 72L52 58L30 72L37 47L17 31L43 30Z',
};

/** A plain shape to name, to colour in or to trace. */
export const ShapeImage = ({ shape, width = 130, look = 'filled' }: ShapeImageProps) => (
  <svg
    viewBox="0 0 104 80"
    width={width}
    height={Math.round((width * 80) / 104)}
    className={styles.root}
    aria-hidden="true"
  >
    <path d={PATHS[shape]} className={look === 'filled' ? styles.cool : styles.dotted} />
  </svg>
);

import type { Thing } from '@/lib/study/worksheets/picture';
import styles from './ThingImage.module.scss';
import { THING_SHAPES } from './thingShapes';

type ThingImageProps = {
  thing: Thing;
  /** In px; on a narrow screen it shrinks. */
  size: number;
};

/** One of the things that little children count, match and sort. Made to be coloured in. */
export const ThingImage = ({ thing, size }: ThingImageProps) => (
  <svg viewBox="0 0 64 64" width={size} height={size} className={styles.root} aria-hidden="true">
    {THING_SHAPES[thing].map(({ d, tone }) => (
      <path key={d} d={d} className={styles[tone]} />
    ))}
  </svg>
);

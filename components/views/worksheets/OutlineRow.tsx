import type { Shape } from '@/lib/study/worksheets/picture';
import { ShapeImage } from './ShapeImage';
import styles from './SheetPicture.module.scss';

/** One shape to look at, then as often to trace as the paper has room. */
export const OutlineRow = ({ shape }: { shape: Shape }) => (
  <div className={styles.row}>
    <ShapeImage shape={shape} width={84} />
    {[1, 2, 3].map((at) => (
      <ShapeImage key={at} shape={shape} width={118} look="dotted" />
    ))}
  </div>
);

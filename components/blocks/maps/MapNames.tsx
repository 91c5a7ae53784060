import type { LabelKind, MapLabel } from '@/lib/schools/maps/drawing';
import styles from './DrawnMap.module.scss';

type MapNamesProps = { kind: LabelKind; labels: readonly MapLabel[] };

/** The names of one kind on a map, a locality with a dot where it lies. */
export const MapNames = ({ kind, labels }: MapNamesProps) => {
  const own = labels.filter((label) => label.kind === kind);
  if (own.length === 0) return null;
  return (
    <g className={styles[`${kind}Names`]}>
      {own.map(({ text, at: [x, y], side }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={side === 'start' ? undefined : side}>
          {text}
        </text>
      ))}
    </g>
  );
};

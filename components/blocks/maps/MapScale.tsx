import styles from './DrawnMap.module.scss';

type MapScaleProps = { km: number; length: number; height: number };

/** A bar of so many kilometres in the lower left corner; north is up. */
export const MapScale = ({ km, length, height }: MapScaleProps) => (
  <g className={styles.scale}>
    <path d={`M10 ${height - 14}v4h${length}v-4`} />
    <text x={length + 15} y={height - 9}>
      {km} km
    </text>
  </g>
);

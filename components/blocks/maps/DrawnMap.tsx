import { LABEL_KINDS, type MapDrawing } from '@/lib/schools/maps/drawing';
import styles from './DrawnMap.module.scss';
import { MapNames } from './MapNames';
import { MapPins } from './MapPins';
import { MapScale } from './MapScale';

type DrawnMapProps = { map: MapDrawing; scope: 'city' | 'branch' | 'india' };

/**
 * The picture of a map. Screen readers and the keyboard have the list of the same links that stands
 * beside it in `WithMap`.
 */
export const DrawnMap = ({ map, scope }: DrawnMapProps) => (
  <div className={styles.root}>
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      className={`${styles.map} ${styles[scope]}`}
      aria-hidden="true"
    >
      {map.shapes.map(({ kind, path }) => (
        <path key={kind} className={styles[kind]} d={path} />
      ))}
      {map.line && (
        <path className={styles.line} d={`M${map.line.from.join(' ')}L${map.line.to.join(' ')}`} />
      )}
      {map.centre && (
        <circle className={styles.centre} cx={map.centre[0]} cy={map.centre[1]} r="4" />
      )}
      {map.landmark && (
        <circle className={styles.landmark} cx={map.landmark[0]} cy={map.landmark[1]} r="3.5" />
      )}
      {LABEL_KINDS.map((kind) => (
        <MapNames key={kind} kind={kind} labels={map.labels} />
      ))}
      <MapPins pins={map.pins} />
      {map.own && <OwnPin at={map.own} />}
      {map.scale && <MapScale {...map.scale} height={map.height} />}
    </svg>
  </div>
);

/** A drop with its point on the place. */
const OwnPin = ({ at: [x, y] }: { at: readonly [number, number] }) => (
  <g className={styles.own} transform={`translate(${x} ${y})`}>
    <path d="M0 4C-4-4-13-11-13-21a13 13 0 0 1 26 0C13-11 4-4 0 4z" />
    <circle cy="-21" r="5" />
  </g>
);

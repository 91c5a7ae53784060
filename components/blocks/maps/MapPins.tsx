import { Link } from '@/components/ui/Link';
import type { MapPin } from '@/lib/schools/maps/drawing';
import styles from './DrawnMap.module.scss';

/** Links for fingers and the mouse; what had to move points at its place. */
export const MapPins = ({ pins }: { pins: readonly MapPin[] }) => (
  <g className={styles.pins}>
    {pins.map(({ number, mark, title, path, at: [x, y], place }) => (
      <Link key={path} href={path} tabIndex={-1} data-pin={number}>
        <title>{title}</title>
        {place && <path d={`M${x} ${y}L${place.join(' ')}h0`} />}
        <circle cx={x} cy={y} />
        {mark && (
          <text x={x} y={y}>
            {mark}
          </text>
        )}
      </Link>
    ))}
  </g>
);

import { PinMark } from '@/components/blocks/maps/PinMark';
import { Link } from '@/components/ui/Link';
import type { MapPin } from '@/lib/schools/maps/drawing';
import styles from './CityPins.module.scss';

/** The cities of the map as a short list, with the number of branches that stands in their pins. */
export const CityPins = ({ pins }: { pins: readonly MapPin[] }) => (
  <ul className={styles.root}>
    {pins.map(({ number, mark, title, path, note }) => (
      <li key={path} data-pin={number}>
        <Link href={path} className={styles.link} aria-label={`${title}, ${note}`}>
          <PinMark>{mark}</PinMark>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);

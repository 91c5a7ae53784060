import { Link } from '@/components/ui/Link';
import type { MapPin } from '@/lib/schools/maps/drawing';
import styles from './PinList.module.scss';
import { PinMark } from './PinMark';

type PinListProps = {
  pins: readonly MapPin[];
  /** Whether each row shows what stands in its pin. */
  isMarked?: boolean;
};

/** The pins of a map as a list of links, for every way of reading and for thumbs. */
export const PinList = ({ pins, isMarked = false }: PinListProps) => (
  <ul className={styles.root}>
    {pins.map(({ number, mark, title, path, note }) => (
      <li key={path} data-pin={number}>
        <Link href={path} className={styles.link}>
          {isMarked && <PinMark>{mark}</PinMark>}
          <span>
            <strong>{title}</strong> <span className={styles.note}>{note}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

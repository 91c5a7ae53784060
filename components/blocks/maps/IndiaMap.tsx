import { NewTabLink } from '@/components/blocks/NewTabLink';
import { MAP_COPY } from '@/data/copy/maps';
import type { MapDrawing } from '@/lib/schools/maps/drawing';
import { DrawnMap } from './DrawnMap';
import styles from './IndiaMap.module.scss';

/** India with the cities that have a page; each pin says how many branches. Stands in `WithMap`. */
export const IndiaMap = ({ map }: { map: MapDrawing }) => (
  <>
    <DrawnMap map={map} scope="india" />
    <p className={styles.credit}>
      {MAP_COPY.outline.text}{' '}
      <NewTabLink href={MAP_COPY.outline.licence.href}>{MAP_COPY.outline.licence.name}</NewTabLink>
    </p>
  </>
);

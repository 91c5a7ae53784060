import type { MapDrawing } from '@/lib/schools/maps/drawing';
import { DrawnMap } from './DrawnMap';

/** India with the cities that have a page; each pin says how many branches. Stands in `WithMap`. */
export const IndiaMap = ({ map }: { map: MapDrawing }) => <DrawnMap map={map} scope="india" />;

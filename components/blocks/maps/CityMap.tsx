import type { MapDrawing } from '@/lib/schools/maps/drawing';
import { DrawnMap } from './DrawnMap';

/** A city with its branches. Stands in `WithMap`, beside a list whose rows say which pin is theirs. */
export const CityMap = ({ map }: { map: MapDrawing }) => <DrawnMap map={map} scope="city" />;

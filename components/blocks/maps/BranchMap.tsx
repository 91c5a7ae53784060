import type { MapDrawing } from '@/lib/schools/maps/drawing';
import { DrawnMap } from './DrawnMap';

/** A branch with its landmark and the branches around it. Stands in `WithMap`. */
export const BranchMap = ({ map }: { map: MapDrawing }) => <DrawnMap map={map} scope="branch" />;

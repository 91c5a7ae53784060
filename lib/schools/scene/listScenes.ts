import { BRANCH_LIST } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { scenePath } from './sceneImage';

/** The branches whose record has a scene, with the path of its image below `public/`. */
export const listScenes = () =>
  BRANCH_LIST.flatMap((branch) => {
    const { scene } = getDetails(branch.id);
    return scene ? [{ branch, scene, path: scenePath(branch) }] : [];
  });

import { renderToStaticMarkup } from 'react-dom/server';
import { SceneDrawing } from '@/components/blocks/scene/SceneDrawing';
import { BRANCH_LIST } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { buildScene } from '@/lib/schools/scene/buildScene';
import { scenePath } from '@/lib/schools/scene/sceneImage';

/** The scene of each branch whose record has one: its path below `public/`, and its drawing. */
export const listScenes = (): { id: number; path: string; svg: string }[] =>
  BRANCH_LIST.flatMap((branch) => {
    const { scene } = getDetails(branch.id);
    return scene
      ? {
          id: branch.id,
          path: scenePath(branch),
          svg: renderToStaticMarkup(<SceneDrawing scene={buildScene(branch, scene)} />),
        }
      : [];
  });

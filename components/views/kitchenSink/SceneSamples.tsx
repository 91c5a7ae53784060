import { BranchScene } from '@/components/blocks/scene/BranchScene';
import { Image } from '@/components/ui/Image';
import { HOME_PICTURES } from '@/data/content/homePictures';
import { PICTURE_SIZE } from '@/data/content/picture';
import type { SceneImage } from '@/lib/schools/scene/sceneImage';
import { Sample } from './Sample';

/** Branches that differ in everything, and the scenes of the home page. */
export const SceneSamples = ({ scenes }: { scenes: readonly SceneImage[] }) => (
  <>
    <Sample title="Scenes of branches" layout="columns">
      {scenes.map((scene) => (
        <BranchScene key={scene.src} scene={scene} />
      ))}
    </Sample>
    <Sample title="Scenes of the home page" layout="columns">
      {Object.values(HOME_PICTURES).map((picture) => (
        <Image key={picture.src} {...picture} {...PICTURE_SIZE} />
      ))}
    </Sample>
  </>
);

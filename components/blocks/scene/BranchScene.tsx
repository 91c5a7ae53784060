import { Image } from '@/components/ui/Image';
import type { Photo } from '@/data/places/records/record';
import type { ComposedScene } from '@/lib/schools/scene/composedScene';
import styles from './BranchScene.module.scss';
import { SceneDrawing } from './SceneDrawing';

type BranchSceneProps = { scene: ComposedScene; photo?: Photo | null };

/** How a branch looks: its photograph, and until it has one its drawn scene. */
export const BranchScene = ({ scene, photo = null }: BranchSceneProps) =>
  photo ? (
    <Image
      {...photo}
      sizes="(min-width: 1200px) 760px, 100vw"
      loading="eager"
      className={styles.root}
    />
  ) : (
    <SceneDrawing scene={scene} className={styles.root} />
  );

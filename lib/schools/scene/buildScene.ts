import { sayScene } from '@/data/copy/scene';
import { CITY_COLOURS } from '@/data/places/cityColours';
import type { BranchRecord } from '@/data/places/places';
import type { Scene } from '@/data/places/records/record';
import { stagesOf } from '@/lib/schools/directory/branches';
import { chooserOf } from './choose';
import { type ComposedScene, FACADES } from './composedScene';
import { adultLook, player } from './people';
import { turnOf } from './turns';

const GROUNDS = ['#E6CBA6', '#C3D3A8', '#DDA988', '#D8CFC2'] as const;
const TREES = [0, 1, 2, 3] as const;
const BARE_TREE = 4;
const LITTLE_ENDS_AT = 'pre-primary';

/** Composes the scene of a branch from its record. For prerendering. */
export const buildScene = (branch: BranchRecord, scene: Scene): ComposedScene => {
  const choose = chooserOf(branch.id);
  const stages = stagesOf(branch).map(({ stage }) => stage);
  const youngest = stages[0] ?? LITTLE_ENDS_AT;
  const oldest = stages.at(-1) ?? LITTLE_ENDS_AT;
  const middle = stages[Math.floor(stages.length / 2)] ?? oldest;
  const { joke, adult, paint, variant } = turnOf(branch.id);
  const [wall, trim] = CITY_COLOURS[branch.city][paint];
  return {
    ...scene,
    joke,
    variant,
    label: sayScene(
      scene,
      oldest === youngest ? 'small' : youngest === LITTLE_ENDS_AT ? 'all' : 'older',
    ),
    initials: branch.brand,
    mirrored: choose('side', [true, false]),
    landmarkFlipped: choose('landmark', [true, false]),
    wall,
    trim,
    ground: choose('ground', GROUNDS),
    facade: choose('facade', FACADES),
    bays: choose('bays', [4, 5, 6]),
    broad: choose('broad', [0.9, 1, 1.08]),
    tree: scene.weather === 'winter' ? BARE_TREE : choose('tree', TREES),
    adult,
    adultLook: adultLook(choose, adult),
    players: [
      player(choose, oldest, 0),
      player(choose, middle, 1),
      player(choose, stages.at(-2) ?? oldest, 2),
    ],
    watcher: player(choose, youngest, 3),
    boarding: branch.boarding === true,
  };
};

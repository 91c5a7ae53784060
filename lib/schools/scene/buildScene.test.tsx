import { renderToStaticMarkup } from 'react-dom/server';
import { LANDMARKS } from '@/components/blocks/scene/landmarks/landmarks';
import { SceneDrawing } from '@/components/blocks/scene/SceneDrawing';
import { BRANCH_LIST } from '@/data/places/places';
import {
  BUILDING_ROOFS,
  SCENE_LANDMARKS,
  SCENE_SPORTS,
  SCENE_WEATHERS,
  type Scene,
} from '@/data/places/records/record';
import { getDetails } from '@/data/places/records/records';
import fc from '@/lib/testing/properties';
import { type Box, boxesOf, CROP } from '@/lib/testing/sceneBoxes';
import { buildScene } from './buildScene';
import { ADULTS, type ComposedScene, FACADES, JOKES } from './composedScene';
import { FRAME } from './layout';
import { neighboursOf, turnOf } from './turns';
import { VARIANTS } from './variants';

const anyScene: fc.Arbitrary<Scene> = fc.record({
  storeys: fc.constantFrom(2, 3, 4, 5),
  roof: fc.constantFrom(...BUILDING_ROOFS),
  sport: fc.constantFrom(...SCENE_SPORTS),
  landmark: fc.constantFrom(...SCENE_LANDMARKS),
  weather: fc.constantFrom(...SCENE_WEATHERS),
});
const anyBranch = fc.constantFrom(...BRANCH_LIST);
const composed: fc.Arbitrary<ComposedScene> = fc
  .tuple(
    fc.tuple(anyBranch, anyScene).map(([branch, scene]) => buildScene(branch, scene)),
    fc.record({
      joke: fc.constantFrom(...JOKES),
      adult: fc.constantFrom(...ADULTS),
      facade: fc.constantFrom(...FACADES),
      bays: fc.constantFrom(4, 5, 6),
      boarding: fc.boolean(),
      mirrored: fc.boolean(),
      variant: fc.nat(9),
    }),
  )
  .map(([scene, other]) => ({ ...scene, ...other }));

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

describe('any scene that a record can ask for', () => {
  it('is drawn with every number, within 9 kB', () => {
    fc.assert(
      fc.property(composed, (scene) => {
        const svg = renderToStaticMarkup(<SceneDrawing scene={scene} />);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.length).toBeLessThanOrEqual(9000);
      }),
      { numRuns: 300 },
    );
  });

  it('stands in the frame, nobody before the gate, and gate, school and yard in the crop of a phone', () => {
    fc.assert(
      fc.property(composed, (scene) => {
        const { gate, ...others } = boxesOf(scene);
        for (const box of [gate, ...Object.values(others)]) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(FRAME.width);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.bottom).toBeLessThanOrEqual(FRAME.height);
        }
        for (const box of [others.building, others.sport, others.adult, others.joke])
          expect(overlap(gate, box)).toBe(false);
        for (const box of [gate, others.building, others.sport, others.joke]) {
          expect(box.left).toBeGreaterThanOrEqual(CROP.from);
          expect(box.right).toBeLessThanOrEqual(CROP.to);
        }
      }),
    );
  });
});

it('is the same each time', () => {
  for (const branch of BRANCH_LIST) {
    const { scene } = getDetails(branch.id);
    if (scene) expect(buildScene(branch, scene)).toEqual(buildScene(branch, scene));
  }
});

it('says what is drawn', () => {
  const [branch] = BRANCH_LIST.filter(({ to }) => to === 23);
  const scene: Scene = {
    storeys: 3,
    roof: 'solar',
    sport: 'cricket',
    landmark: 'metro',
    weather: 'sun',
  };
  expect(branch && buildScene(branch, scene).label).toMatch(
    /^Drawing: three storeys with a solar roof, children( of all ages)? at cricket, the metro behind, on a sunny day$/,
  );
});

it('draws as many children’s sizes as stages are taught', () => {
  for (const branch of BRANCH_LIST.filter(({ to }) => to === 4)) {
    const { players, watcher } = buildScene(branch, {
      storeys: 2,
      roof: 'flat',
      sport: 'cycling',
      landmark: 'park',
      weather: 'sun',
    });
    expect([...players, watcher].map(({ stage }) => stage)).toEqual(Array(4).fill('pre-primary'));
  }
});

describe('branches near each other', () => {
  it('never share the joke', () => {
    for (const branch of BRANCH_LIST) {
      const near = neighboursOf(branch).slice(0, 4);
      expect(near.map(({ id }) => turnOf(id).joke)).not.toContain(turnOf(branch.id).joke);
    }
  });

  it.each(['station', 'lake', 'metro'] as const)('show the same %s in different ways', (kind) => {
    const shows = ({ id }: { id: number }) => getDetails(id).scene?.landmark === kind;
    for (const branch of BRANCH_LIST.filter(shows)) {
      const near = neighboursOf(branch).slice(0, 4).filter(shows);
      expect(near.map(({ id }) => turnOf(id).variant)).not.toContain(turnOf(branch.id).variant);
    }
  });
});

it.each(SCENE_LANDMARKS)('counts the drawings of %s', (kind) => {
  expect(LANDMARKS[kind]).toHaveLength(VARIANTS[kind]);
});

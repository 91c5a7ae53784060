import type { Scene } from '@/data/places/records/record';

const STOREYS = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' } as const;

const ROOFS: Record<Scene['roof'], string> = {
  flat: 'a flat roof',
  tiled: 'a tiled roof',
  solar: 'a solar roof',
  garden: 'a roof garden',
  vault: 'three vaults',
  gable: 'a gable with a clock',
};

const SPORTS: Record<Scene['sport'], string> = {
  cricket: 'at cricket',
  football: 'at football',
  basketball: 'at basketball',
  hockey: 'at hockey',
  badminton: 'at badminton',
  volleyball: 'at volleyball',
  athletics: 'on the running track',
  skating: 'on skates',
  kabaddi: 'at kabaddi',
  cycling: 'cycling',
  archery: 'at archery',
  swimming: 'in the pool',
};

const LANDMARKS: Record<Scene['landmark'], string> = {
  metro: 'the metro',
  station: 'the railway station',
  lake: 'a lake',
  river: 'a river',
  sea: 'the sea',
  hill: 'a hill',
  fort: 'a fort',
  temple: 'a temple',
  tower: 'a tower',
  bridge: 'a bridge',
  market: 'a market',
  park: 'a park',
  airport: 'the airport',
  factory: 'a factory',
  offices: 'office towers',
  stadium: 'a stadium',
  monument: 'a monument',
  field: 'fields',
  palms: 'palm trees',
  forest: 'a forest',
};

const WEATHERS: Record<Scene['weather'], string> = {
  sun: 'on a sunny day',
  monsoon: 'in the monsoon',
  mist: 'in the mist',
  breeze: 'in the breeze',
  winter: 'on a winter day',
  evening: 'in the evening',
};

/** Who plays, by whether the oldest and the youngest are small. */
const CHILDREN = {
  small: 'small children',
  all: 'children of all ages',
  older: 'children',
} as const;

/** `Drawing: three storeys with a solar roof, children at cricket, the metro behind, on a sunny day`. */
export const sayScene = (scene: Scene, children: keyof typeof CHILDREN): string =>
  `Drawing: ${STOREYS[scene.storeys]} storeys with ${ROOFS[scene.roof]}, ${CHILDREN[children]} ${SPORTS[scene.sport]}, ${LANDMARKS[scene.landmark]} behind, ${WEATHERS[scene.weather]}`;

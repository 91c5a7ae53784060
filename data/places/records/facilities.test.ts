import { existsSync } from 'node:fs';
import { BRANCH_LIST } from '@/data/places/places';
import { FACILITIES, type Facility } from './facilities';
import type { BranchDetails, Scene } from './record';
import { getDetails } from './records';

/** What a family reads of a branch, and which of its facilities it takes: one is enough. */
const WORDS: [word: RegExp, needed: readonly Facility[]][] = [
  [/\bhockey/i, ['hockeyGround']],
  [/\bvolleyball/i, ['volleyballCourt']],
  [/\bbasketball/i, ['basketballCourt']],
  [/\bfootball/i, ['footballField']],
  [/\bcricket|\bthe nets\b/i, ['cricketNets']],
  [/\bbadminton|\bcarrom/i, ['indoorGames']],
  [/\bkabaddi/i, ['kabaddiCourt']],
  [/\bwrestl/i, ['playground', 'indoorGames']],
  [/\bskat(?:e|es|ing)\b/i, ['skatingRink']],
  [/\bswim|\bthe pool\b/i, ['swimmingPool']],
  [/\bsplash pool/i, ['splashPool']],
  [/\barchery/i, ['archeryRange']],
  [/\bclimbing wall/i, ['climbingWall']],
  [/\brunning track/i, ['runningTrack']],
  [/\bplayground/i, ['playground']],
  [/\bsandpit/i, ['sandpit']],
  [/\bopen-air stage/i, ['openAirStage']],
  [/\blaborator/i, ['scienceLab']],
  [/\bchoir|\bmusic (?:room|wing)|\bpiano|\bharmonium|\bveena|\btanpura/i, ['musicRoom']],
  [/\b(?:art|paint) room/i, ['artRoom']],
  [/\bmaths room/i, ['mathsLab']],
  [/\bcomputer wing/i, ['computerLab']],
  [/\brobot/i, ['roboticsLab']],
  [/\bcanteen/i, ['canteen']],
  [/\bsolar roof/i, ['solarRoof']],
  [/\b(?:roof|terrace) garden/i, ['roofGarden']],
  [/\bkitchen (?:garden|bed)|\bvegetable bed/i, ['garden']],
  [/\bthe lift (?:ends|is)\b/i, ['lift']],
];

/** Where each sport of a scene is played: a parent who sees it looks for it in the list. */
const SPORTS: Record<Scene['sport'], Facility> = {
  cricket: 'cricketNets',
  football: 'footballField',
  basketball: 'basketballCourt',
  hockey: 'hockeyGround',
  badminton: 'indoorGames',
  volleyball: 'volleyballCourt',
  athletics: 'runningTrack',
  skating: 'skatingRink',
  kabaddi: 'kabaddiCourt',
  cycling: 'cycleTrack',
  archery: 'archeryRange',
  swimming: 'swimmingPool',
};

const ROOFS: Partial<Record<Scene['roof'], Facility>> = {
  solar: 'solarRoof',
  garden: 'roofGarden',
};

const ROOF_WORDS: readonly [RegExp, Scene['roof']][] = [
  [/\btiled roof/i, 'tiled'],
  [/\bvaulted roof/i, 'vault'],
  [/\bunder the gables/i, 'gable'],
];
const FLOORS = ['ground', 'first', 'second', 'third', 'fourth', 'fifth'];

const textsOf = ({ head, looks, firstDays }: BranchDetails): string =>
  [head?.line, ...Object.values(looks ?? {}), firstDays].join(' ');

const BRANCHES = BRANCH_LIST.map((branch) => ({
  name: `${branch.place} (${branch.id})`,
  record: getDetails(branch.id),
}));

const hasOne = ({ facilities }: BranchDetails, needed: readonly Facility[]): boolean =>
  needed.length === 0 || needed.some((facility) => facilities?.includes(facility));

it.each(WORDS)('names no %p at a branch without it', (word, needed) => {
  const naming = BRANCHES.filter(({ record }) => word.test(textsOf(record)));
  expect(naming.filter(({ record }) => !hasOne(record, needed)).map(({ name }) => name)).toEqual(
    [],
  );
});

it('reads enough words to judge', () => {
  const unread = WORDS.filter(
    ([word]) => !BRANCHES.some(({ record }) => word.test(textsOf(record))),
  );
  expect(unread.map(([word]) => word.source)).toEqual([]);
});

it('draws no sport and no roof that the list of the branch does not have', () => {
  const wrong = BRANCHES.filter(({ record }) => {
    const { scene } = record;
    if (!scene) return false;
    const roof = ROOFS[scene.roof];
    return !hasOne(record, [SPORTS[scene.sport]]) || !hasOne(record, roof ? [roof] : []);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('tells of the roof and of no more floors than are drawn', () => {
  const wrong = BRANCHES.filter(({ record }) => {
    const { scene } = record;
    const text = textsOf(record);
    const floors = [...text.matchAll(/\b(first|second|third|fourth|fifth) floor/g)];
    return (
      scene &&
      (ROOF_WORDS.some(([word, roof]) => word.test(text) && scene.roof !== roof) ||
        floors.some(([, floor = '']) => FLOORS.indexOf(floor) >= scene.storeys))
    );
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it.each(Object.keys(FACILITIES))('has a picture of %s', (facility) => {
  expect(existsSync(`public/pictures/facilities/${facility}.svg`)).toBe(true);
});

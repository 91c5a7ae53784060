import {
  FOOD_KEEPING,
  FOOD_SOURCES,
  FOOD_WORK,
  LAND_CLUES,
  NAMED_LANDS,
  PLANETS,
  SKY_FACTS,
} from '@/data/study/worksheets/words/grade4/surroundings';
import type { Draw } from '@/lib/study/worksheets/draw';
import { classOf, fromBank } from '@/lib/study/worksheets/generators/primary/bank';
import {
  directionTo,
  drawMap,
  drawWay,
  squareAnswer,
} from '@/lib/study/worksheets/generators/primary/maps';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { squareOf } from '@/lib/study/worksheets/listPicture';
import { type Question, several, single } from '@/lib/study/worksheets/question';

const WORK = ['energy', 'growth', 'protection'] as const;
const SOURCES = ['plant', 'animal'] as const;
const KEEPING = ['drying', 'salt and oil', 'sugar', 'cooling'] as const;
const LANDS = ['mountains', 'desert', 'coast', 'plains'] as const;
const COMPASS = ['north', 'east', 'south', 'west'] as const;

const foodWork = (draw: Draw): Question =>
  classOf(draw, FOOD_WORK, (food) => `What do we value ${food} for most of all?`, WORK);

const foodSource = (draw: Draw): Question =>
  classOf(
    draw,
    FOOD_SOURCES,
    (food) => `Does ${food} come from a plant or from an animal?`,
    SOURCES,
  );

const FOOD = inSlots(12, [
  foodWork,
  foodSource,
  (draw) => {
    const [missing = 'energy', ...there] = draw.shuffle(WORK);
    const plate = draw.shuffle(
      there.flatMap((work) =>
        draw
          .some(
            FOOD_WORK.filter(([, own]) => own === work),
            2,
          )
          .map(([food]) => food),
      ),
    );
    return single(
      `A plate holds ${plate.slice(0, -1).join(', ')} and ${plate.at(-1)}. What is there too little of?`,
      missing,
      { choices: WORK, how: 'A good plate has food for energy, for growth and for protection' },
    );
  },
  (draw) => classOf(draw, FOOD_KEEPING, (food) => `What keeps ${food} from going bad?`, KEEPING),
  (draw) => {
    const [kind, other] = draw.shuffle(WORK);
    const [stranger = ''] = draw
      .some(
        FOOD_WORK.filter(([, own]) => own === other),
        1,
      )
      .map(([food]) => food);
    const kin = draw
      .some(
        FOOD_WORK.filter(([, own]) => own === kind),
        3,
      )
      .map(([food]) => food);
    const row = draw.shuffle([stranger, ...kin]);
    return single(`Which food has another use for the body: ${row.join(', ')}?`, stranger, {
      choices: row,
      how: `The others are for ${kind}`,
    });
  },
  foodWork,
]);

const landClue = (draw: Draw): Question =>
  classOf(draw, LAND_CLUES, (clue) => `${clue} Which land is this?`, LANDS);

const LAND = inSlots(12, [
  landClue,
  landClue,
  landClue,
  landClue,
  (draw) => classOf(draw, NAMED_LANDS, (place) => `What kind of land is ${place}?`, LANDS),
  landClue,
]);

const turned = (facing: number, turns: readonly number[]): number =>
  turns.reduce((now, turn) => (now + turn + 4) % 4, facing);

const SKY = inSlots(12, [
  (draw) => fromBank(draw, SKY_FACTS),
  (draw) => {
    const at = draw.whole(0, 3);
    return single(
      `You face ${COMPASS[at]}. Which direction is behind you?`,
      COMPASS[(at + 2) % 4] ?? '',
      { choices: COMPASS },
    );
  },
  (draw) => {
    const [from = 0, to = 1] = draw.some([0, 1, 2, 3, 4, 5, 6, 7], 2).sort((a, b) => a - b);
    const isNearer = draw.chance();
    const pair = draw.shuffle([PLANETS[from] ?? '', PLANETS[to] ?? '']);
    return single(
      `Which planet is ${isNearer ? 'nearer to' : 'farther from'} the Sun: ${pair.join(' or ')}?`,
      PLANETS[isNearer ? from : to] ?? '',
      { choices: pair },
    );
  },
  (draw) => {
    const sun = draw.pick([1, 3]);
    return single(
      `The sun stands low in the ${COMPASS[sun]}. On which side of a tree is its shadow?`,
      COMPASS[(sun + 2) % 4] ?? '',
      { choices: COMPASS, how: 'A shadow falls away from the light' },
    );
  },
  (draw) => fromBank(draw, SKY_FACTS),
  (draw) => {
    const facing = draw.whole(0, 3);
    const turns = Array.from({ length: draw.whole(1, 3) }, () => draw.pick([1, -1]));
    const says = turns.map((turn) => (turn === 1 ? 'right' : 'left')).join(', then ');
    return single(
      `You face ${COMPASS[facing]} and turn ${says}. Where do you look now?`,
      COMPASS[turned(facing, turns)] ?? '',
      { choices: COMPASS },
    );
  },
  (draw) => {
    const [from = 0, to = 3] = draw.some([0, 1, 2, 3, 4, 5, 6, 7], 2).sort((a, b) => a - b);
    return single(
      `How many planets lie between ${PLANETS[from]} and ${PLANETS[to]}, counted from the Sun?`,
      String(to - from - 1),
      { how: PLANETS.join(', ') },
    );
  },
  (draw) => fromBank(draw, SKY_FACTS),
]);

const NEIGHBOURHOOD = (draw: Draw): Question => {
  const { picture, places } = drawMap(draw);
  const [start = places[0], from = places[1], end = places[0], last = places[1]] =
    draw.shuffle(places);
  const way = drawWay(draw, last);
  const squares = Math.abs(end.column - start.column) + Math.abs(end.row - start.row);
  return several(
    `Read the map. You walk along rows and columns only.\n(1) In which square is “${from.name}”?\n(2) In which direction is “${end.name}” from “${from.name}”?\n(3) How many squares do you walk from “${start.name}” to “${end.name}” on a shortest way?\n(4) From “${last.name}” you go ${way.says}. In which square are you?`,
    [
      { label: '(1)', ...squareAnswer(squareOf(from.column, from.row)) },
      {
        label: '(2)',
        answer: directionTo(from, end),
        accept: [directionTo(from, end).replace('-', ' '), directionTo(from, end).replace('-', '')],
      },
      { label: '(3)', answer: String(squares) },
      { label: '(4)', ...squareAnswer(way.end) },
    ],
    { picture },
  );
};

export const GRADE_4_EVS = {
  FDD: { count: 12, layout: 'list', make: FOOD },
  TER: { count: 12, layout: 'list', make: LAND },
  SKY: { count: 12, layout: 'list', make: SKY },
  MAP: { count: 3, layout: 'list', make: NEIGHBOURHOOD },
} as const satisfies Record<string, TopicGenerator>;

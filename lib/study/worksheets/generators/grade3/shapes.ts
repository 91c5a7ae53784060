import { SHAPED_THINGS, SOLIDS } from '@/data/study/worksheets/words/solids';
import type { Draw } from '@/lib/study/worksheets/draw';
import { choicesFor } from '@/lib/study/worksheets/generators/choices';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, single } from '@/lib/study/worksheets/question';

const FLAT = [
  ['triangle', 3],
  ['square', 4],
  ['rectangle', 4],
  ['pentagon', 5],
  ['hexagon', 6],
] as const;

const FEATURES = ['faces', 'edges', 'corners'] as const;

const SOLID_NAMES = SOLIDS.map(({ name }) => name);

const howMany = (draw: Draw): Question => {
  const [solid, feature] = [draw.pick(SOLIDS), draw.pick(FEATURES)];
  return single(`How many ${feature} has a ${solid.name}?`, String(solid[feature]), {
    how: solid.about,
  });
};

const sidesTogether = (draw: Draw): Question => {
  const [first = FLAT[0], second = FLAT[1]] = draw.some(FLAT, 2);
  const [one, other] = [draw.whole(2, 5), draw.whole(2, 5)];
  return single(
    `How many sides have ${one} ${first[0]}s and ${other} ${second[0]}s together?`,
    String(one * first[1] + other * second[1]),
    { unit: 'sides', how: `${one} × ${first[1]} + ${other} × ${second[1]}` },
  );
};

const SHAPES = inSlots(10, [
  howMany,
  (draw) => {
    const [thing, solid] = draw.pick(SHAPED_THINGS);
    return single(`Which solid is like ${thing}?`, solid, {
      choices: choicesFor(draw, solid, [...SOLID_NAMES, 'sphere', 'cylinder', 'cone']),
    });
  },
  sidesTogether,
  (draw) => {
    const { name, riddle } = draw.pick(SOLIDS);
    return single(`${riddle} Which solid am I?`, name, {
      choices: choicesFor(draw, name, SOLID_NAMES),
    });
  },
  (draw) => {
    const [solid, many] = [draw.pick(SOLIDS), draw.whole(2, 6)];
    const feature = draw.pick(FEATURES);
    return single(
      `How many ${feature} have ${many} ${solid.many} together?`,
      String(many * solid[feature]),
      { unit: feature, how: `${many} × ${solid[feature]}` },
    );
  },
  (draw) => {
    const [thing, solid] = draw.pick(SHAPED_THINGS);
    const others = draw
      .some(
        SHAPED_THINGS.filter(([, other]) => other !== solid),
        2,
      )
      .map(([other]) => other);
    const [twin = thing] = draw
      .some(
        SHAPED_THINGS.filter(([other, kind]) => kind === solid && other !== thing),
        1,
      )
      .map(([other]) => other);
    return single(`Which of these has the same shape as ${thing}?`, twin, {
      choices: draw.shuffle([twin, ...others]),
      how: `Both are like a ${solid}`,
    });
  },
  (draw) => {
    const [solid = SOLIDS[0], other = SOLIDS[1]] = draw.some(SOLIDS, 2);
    const feature = draw.pick(FEATURES);
    const [mine, its] = [solid[feature], other[feature]];
    const [more, fewer] = mine >= its ? [solid, other] : [other, solid];
    return single(
      `How many more ${feature} has a ${more.name} than a ${fewer.name}?`,
      String(Math.abs(mine - its)),
      { how: `${Math.max(mine, its)} − ${Math.min(mine, its)}` },
    );
  },
  (draw) => {
    const [name, sides] = draw.pick(FLAT);
    const sticks = sides * draw.whole(3, 8) + draw.whole(0, sides - 1);
    return single(
      `How many separate ${name}s with one matchstick a side can be made of ${sticks} matchsticks?`,
      String(Math.floor(sticks / sides)),
      { how: `Each takes ${sides} matchsticks` },
    );
  },
  howMany,
  sidesTogether,
]);

export const GRADE_3_SHAPES = {
  SHP: { count: 10, layout: 'list', make: SHAPES },
} as const satisfies Record<string, TopicGenerator>;

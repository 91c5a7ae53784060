import { FAMILY_TIES, MEN, MENS_TIES, WOMEN } from '@/data/study/worksheets/words/grade3/family';
import {
  ANIMALS,
  type AnimalFacts,
  EATEN_PARTS,
  KIND_CLUES,
  PLANT_KINDS,
  PLANT_WORK,
} from '@/data/study/worksheets/words/grade3/surroundings';
import type { Draw } from '@/lib/study/worksheets/draw';
import { choicesFor } from '@/lib/study/worksheets/generators/choices';
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
import { capital } from '@/lib/study/worksheets/text';

const RELATIONS = FAMILY_TIES.map(([, , answer]) => answer);

const isOfMan = (tie: string): boolean => MENS_TIES.includes(tie);

const family = (draw: Draw): Question => {
  const [first, second, answer] = draw.pick(FAMILY_TIES);
  const [men, women] = [draw.some(MEN, 2), draw.some(WOMEN, 2)];
  const [middle, end] = [(isOfMan(first) ? men : women)[0], (isOfMan(second) ? men : women)[1]];
  const me = draw.pick(['Anaya', 'Kabir', 'Zoya', 'Tenzin', 'Maria', 'Nandini']);
  // A woman is never asked whether she is an uncle.
  const others = RELATIONS.filter((other) => isOfMan(other) === isOfMan(second));
  return single(
    `${middle} is ${me}’s ${first}. ${end} is ${middle}’s ${second}. What is ${end} to ${me}?`,
    answer,
    { choices: choicesFor(draw, answer, others) },
  );
};

const PARTS = ['root', 'stem', 'leaf', 'flower', 'fruit', 'seed'] as const;
const KINDS = ['tree', 'shrub', 'herb', 'climber', 'creeper'] as const;

const eaten = (draw: Draw): Question => {
  const [plant, part] = draw.pick(EATEN_PARTS);
  return single(`Which part of the plant do we eat in ${plant}?`, part, { choices: PARTS });
};

const PLANTS = inSlots(12, [
  eaten,
  (draw) => {
    const [work, part] = draw.pick(PLANT_WORK);
    return single(`Which part of a plant ${work}?`, part, { choices: PARTS });
  },
  (draw) => {
    const [plant, kind] = draw.pick(PLANT_KINDS);
    return single(`What kind of plant is ${plant}?`, kind, { choices: KINDS });
  },
  (draw) => {
    const [stranger, part] = draw.pick(EATEN_PARTS);
    const others = EATEN_PARTS.filter(([, other]) => other !== part);
    const [[, family] = others[0] ?? EATEN_PARTS[0]] = draw.some(
      others.filter(([, own]) => others.filter(([, other]) => other === own).length >= 3),
      1,
    );
    const kin = draw
      .some(
        EATEN_PARTS.filter(([, other]) => other === family),
        3,
      )
      .map(([plant]) => plant);
    const row = draw.shuffle([stranger, ...kin]);
    return single(
      `Of which one do we eat another part than of the others: ${row.join(', ')}?`,
      stranger,
      {
        choices: row,
        how: `${capital(stranger)}: ${part}; the others: ${family}`,
      },
    );
  },
  (draw) => {
    const [clue, kind] = draw.pick(KIND_CLUES);
    return single(`What do we call a plant that ${clue}?`, kind, { choices: KINDS });
  },
  eaten,
]);

const GROUPS = ['bird', 'insect', 'fish', 'reptile', 'mammal'] as const;
const COVERS: Readonly<Record<string, string>> = {
  bird: 'feathers',
  fish: 'scales',
  reptile: 'scales',
  mammal: 'hair or fur',
};
const YOUNG = ANIMALS.flatMap((animal) =>
  'young' in animal ? [{ parent: animal.name, young: animal.young }] : [],
);

const some = (draw: Draw, fits: (animal: AnimalFacts) => boolean): AnimalFacts =>
  draw.some<AnimalFacts>(ANIMALS.filter(fits), 1)[0] ?? ANIMALS[0];

const manyOf = ({ name, many = `${name}s` }: AnimalFacts): string => many;

const ANIMAL_QUESTIONS = inSlots(12, [
  (draw) => {
    const [{ parent, young } = { parent: '', young: '' }] = draw.some(YOUNG, 1);
    return single(`The young one of the ${parent} is called`, young, {
      choices: choicesFor(
        draw,
        young,
        YOUNG.map((other) => other.young),
      ),
    });
  },
  (draw) => {
    const { name, group } = some(draw, ({ group: own }) => own !== 'amphibian');
    return single(`To which group does the ${name} belong?`, group, { choices: GROUPS });
  },
  (draw) => {
    const { name, legs } = some(draw, () => true);
    return single(`How many legs has a grown ${name}?`, String(legs));
  },
  (draw) => {
    const { name, food } = some(draw, () => true);
    return single(`What does the ${name} eat in nature: plants, other animals, or both?`, food, {
      choices: ['plants', 'other animals', 'both'],
    });
  },
  (draw) => {
    const { name, group } = some(draw, (animal) => animal.group in COVERS);
    return single(`What covers the body of the ${name}?`, COVERS[group] ?? '', {
      choices: ['feathers', 'scales', 'hair or fur'],
    });
  },
  (draw) => {
    const stranger = some(draw, () => true);
    const groups = ['bird', 'insect', 'mammal', 'reptile'].filter((own) => own !== stranger.group);
    const [group = ''] = draw.some(groups, 1);
    const kin = draw
      .some(
        ANIMALS.filter((animal) => animal.group === group),
        3,
      )
      .map(({ name }) => name);
    const row = draw.shuffle([stranger.name, ...kin]);
    return single(`Which animal belongs to another group: ${row.join(', ')}?`, stranger.name, {
      choices: row,
      how: `${capital(stranger.name)}: ${stranger.group}; the others: ${group}s`,
    });
  },
  (draw) => {
    const [one, other] = [some(draw, ({ legs }) => legs > 0), some(draw, ({ legs }) => legs > 0)];
    const [first, second] = [draw.whole(2, 5), draw.whole(2, 5)];
    if (one.name === other.name) {
      return single(`How many legs has a grown ${one.name}?`, String(one.legs));
    }
    return single(
      `How many legs have ${first} ${manyOf(one)} and ${second} ${manyOf(other)} together?`,
      String(first * one.legs + second * other.legs),
      { how: `${first} × ${one.legs} + ${second} × ${other.legs}` },
    );
  },
]);

const FIND_THE_WAY = (draw: Draw): Question => {
  const { picture, places } = drawMap(draw);
  const [start, twin] = places;
  const [asked = start, from = twin, sought = start] = draw.shuffle(places);
  const way = drawWay(draw, from);
  return several(
    `Read the map.\n(1) What is in square ${squareOf(asked.column, asked.row)}?\n(2) In which square is “${sought.name}”?\n(3) In which direction is “${twin.name}” from “${start.name}”?\n(4) From “${from.name}” you go ${way.says}. In which square are you?`,
    [
      { label: '(1)', answer: asked.name },
      { label: '(2)', ...squareAnswer(squareOf(sought.column, sought.row)) },
      {
        label: '(3)',
        answer: directionTo(start, twin),
        choices: ['north', 'east', 'south', 'west'],
      },
      { label: '(4)', ...squareAnswer(way.end) },
    ],
    { picture },
  );
};

export const GRADE_3_EVS = {
  FAM: { count: 10, layout: 'list', make: family },
  PTS: { count: 12, layout: 'list', make: PLANTS },
  ANM: { count: 12, layout: 'list', make: ANIMAL_QUESTIONS },
  MAP: { count: 3, layout: 'list', make: FIND_THE_WAY },
} as const satisfies Record<string, TopicGenerator>;

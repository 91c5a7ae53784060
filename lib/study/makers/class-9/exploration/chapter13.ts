import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const sphere = groupOf(
  {
    marks: {
      atmosphere: 'The atmosphere is the air around the Earth.',
      hydrosphere: 'The hydrosphere is all the water of the Earth, ice too.',
      geosphere: 'The geosphere is rock and soil, from the crust to the core.',
      biosphere: 'The biosphere is all that lives.',
    },
    facts: [
      ['the ozone layer', 'atmosphere', 'Ozone is a gas high up in the air.'],
      ['the nitrogen around us', 'atmosphere', 'Nitrogen is most of the air.'],
      ['the monsoon wind', 'atmosphere', 'Wind is moving air.'],
      ['the Bay of Bengal', 'hydrosphere', 'The Bay of Bengal is part of the ocean.'],
      ['a glacier in the Himalaya', 'hydrosphere', 'A glacier is frozen water.'],
      [
        'groundwater below a well',
        'hydrosphere',
        'Groundwater is water, though it lies in the rock.',
      ],
      ['the Brahmaputra', 'hydrosphere', 'The Brahmaputra is a river.'],
      ['the black rock of the Deccan', 'geosphere', 'The Deccan has rock from old lava.'],
      ['molten rock below a volcano', 'geosphere', 'Molten rock is rock, though it is liquid.'],
      [
        'the iron core of the Earth',
        'geosphere',
        'The core is the innermost part of the solid Earth.',
      ],
      ['desert sand', 'geosphere', 'Sand is rock in grains.'],
      ['a mangrove forest', 'biosphere', 'The plants and animals of a mangrove forest live.'],
      ['a bacterium in the soil', 'biosphere', 'A bacterium is a living being.'],
      ['a coral polyp', 'biosphere', 'A coral polyp is a living animal.'],
      ['a herd of elephants', 'biosphere', 'Elephants are living beings.'],
    ],
  },
  (thing) =>
    `To which part of the Earth system does ${thing} belong: atmosphere, hydrosphere, geosphere or biosphere?`,
  'Is it air, water, rock or life?',
);

const TOWNS = [
  ['Jaipur', 600],
  ['Bengaluru', 950],
  ['Pune', 750],
  ['Chennai', 1400],
  ['Kochi', 3000],
  ['Bhuj', 400],
  ['Guwahati', 1600],
  ['Lucknow', 900],
] as const;

const roof = (draw: Draw): MadeQuestion => {
  const [town, rain] = draw.pick(TOWNS);
  const [area, percent] = [draw.whole(4, 20) * 10, draw.pick([60, 70, 75, 80, 90])];
  const answer = (area * rain * percent) / 100;
  return {
    ask: `A school in ${town} has a flat roof of ${area} m². In a year ${show(rain)} mm of rain falls on it, and ${percent}% of the water can be collected. How many litres is that? 1 mm of rain on 1 m² is 1 litre.`,
    hint: 'First find all the water that falls on the roof.',
    steps: [
      `${area} × ${show(rain)} = ${show(area * rain)} litres fall on the roof.`,
      `${percent}% of it: ${show(area * rain)} × ${percent} ÷ 100 = ${show(answer)} litres.`,
    ],
    answer: `${show(answer)} litres`,
    accept: [`${show(answer)} L`],
    check: `${area} * ${rain} * ${percent / 100}`,
    slips: [
      {
        answer: `${show(area * rain)} litres`,
        why: `This is all the water. Only ${percent}% of it can be collected.`,
        check: `${area} * ${rain}`,
      },
      {
        answer: `${show(area * rain - answer)} litres`,
        why: 'This is the water that is lost.',
        check: `${area} * ${rain} * ${1 - percent / 100}`,
      },
    ],
  };
};

const HILLS = [
  ['Kodaikanal', 2000],
  ['Shimla', 2200],
  ['Munnar', 1600],
  ['Mussoorie', 2000],
  ['Darjeeling', 2000],
  ['Mahabaleshwar', 1400],
  ['Tawang', 3000],
] as const;

const upTheHill = (draw: Draw): MadeQuestion => {
  const [hill, top] = draw.pick(HILLS);
  const [foot, warm] = [draw.pick([200, 400]), draw.whole(26, 38)];
  const rise = top - foot;
  const drop = (rise * 6) / 1000;
  const answer = warm - drop;
  return {
    ask: `At the foot of the hills, at ${foot} m, it is ${warm} °C. The air becomes 6 °C cooler with every 1,000 m. What temperature is to be expected at ${hill}, at about ${show(top)} m, in °C?`,
    hint: 'By how many metres does the road climb?',
    steps: [
      `Climb: ${show(top)} − ${foot} = ${show(rise)} m.`,
      `Cooling: ${show(rise)} ÷ 1,000 × 6 = ${show(drop)} °C.`,
      `${warm} − ${show(drop)} = ${show(answer)} °C.`,
    ],
    answer: `${show(answer)} °C`,
    check: `${warm} - (${top} - ${foot}) / 1000 * 6`,
    slips: [
      {
        answer: `${show(warm - (top * 6) / 1000)} °C`,
        why: `You took the whole height. The foot of the hills is at ${foot} m already.`,
        check: `${warm} - ${top} / 1000 * 6`,
      },
      {
        answer: `${show(warm + drop)} °C`,
        why: 'You added. Higher up the air is cooler.',
        check: `${warm} + (${top} - ${foot}) / 1000 * 6`,
      },
    ],
  };
};

const STORES = [
  ['A village pond', 'litres', 1000],
  ['A water tank', 'litres', 100],
  ['A lake', 'cubic metres', 10_000],
  ['A reservoir', 'cubic metres', 100_000],
] as const;

const stay = (draw: Draw): MadeQuestion => {
  const [store, unit, scale] = draw.pick(STORES);
  const [flow, days] = [draw.whole(2, 15) * scale, draw.whole(5, 40)];
  const content = flow * days;
  return {
    ask: `${store} holds ${show(content)} ${unit} of water. Each day ${show(flow)} ${unit} flow in, and as much leaves it. How many days does the water stay on average?`,
    hint: 'In how many days is all of it replaced?',
    steps: [
      'As much comes as goes, so the content stays the same.',
      `${show(content)} ÷ ${show(flow)} = ${days} days.`,
    ],
    answer: `${days} days`,
    check: `${content} / ${flow}`,
    slips: [
      {
        answer: `${show(days / 2)} days`,
        why: 'You added inflow and outflow. The water that comes in replaces what goes out.',
        check: `${content} / (2 * ${flow})`,
      },
      {
        answer: `${show(content - flow)} days`,
        why: 'You subtracted. Ask how many times a day’s flow fits into the whole.',
        check: `${content} - ${flow}`,
      },
    ],
  };
};

const cycle = choiceOf({
  pairs: [
    [
      'takes carbon dioxide out of the air',
      'photosynthesis',
      'respiration',
      'Green plants take it in to make food.',
      'Respiration gives carbon dioxide off.',
    ],
    [
      'gives carbon dioxide to the air',
      'respiration',
      'photosynthesis',
      'Living beings breathe it out.',
      'Photosynthesis takes it out of the air.',
    ],
    [
      'brings carbon of ancient life back into the air',
      'burning coal',
      'planting trees',
      'Coal is the remains of ancient plants.',
      'Trees take carbon out of the air.',
    ],
    [
      'turns liquid water into vapour',
      'evaporation',
      'condensation',
      'The Sun’s heat makes water evaporate.',
      'Condensation is the way back, from vapour to drops.',
    ],
    [
      'makes clouds from vapour',
      'condensation',
      'evaporation',
      'In cool air vapour condenses to tiny drops.',
      'Evaporation puts the vapour into the air.',
    ],
    [
      'puts water from leaves into the air',
      'transpiration',
      'condensation',
      'Leaves give off vapour through their pores.',
      'Condensation takes vapour out of the air.',
    ],
    [
      'turns nitrogen of the air into compounds in the soil',
      'nitrogen fixation',
      'denitrification',
      'Rhizobium and lightning fix nitrogen.',
      'Denitrification returns nitrogen to the air.',
    ],
    [
      'returns nitrogen to the air',
      'denitrification',
      'nitrogen fixation',
      'Some bacteria set nitrogen free again.',
      'Fixation takes nitrogen out of the air.',
    ],
    [
      'gives the substances of dead leaves back to the soil',
      'decomposition',
      'photosynthesis',
      'Fungi and bacteria break the leaves down.',
      'Photosynthesis builds new matter.',
    ],
    [
      'breaks rock into small pieces',
      'weathering',
      'condensation',
      'Heat, frost, water and roots crumble the rock.',
      'Condensation makes drops from vapour.',
    ],
    [
      'carries soil away from a bare slope',
      'erosion',
      'evaporation',
      'Rain and wind carry it off.',
      'Evaporation takes up water only, and no soil.',
    ],
    [
      'takes most of the harmful ultraviolet rays out of sunlight',
      'ozone',
      'nitrogen',
      'Ozone, high in the atmosphere, absorbs them.',
      'Nitrogen lets these rays pass.',
    ],
    [
      'holds back heat that the Earth sends out',
      'carbon dioxide',
      'nitrogen',
      'Carbon dioxide is a greenhouse gas.',
      'Nitrogen lets this heat pass.',
    ],
  ],
  ask: (about, one, other) => `Which ${about}: ${one} or ${other}?`,
  hint: 'Where does the matter come from, and where does it go?',
});

const effect = choiceOf({
  pairs: [
    [
      'Snow and ice melt and bare rock appears. Does the ground take up more or less sunlight',
      'more',
      'less',
      'Dark rock takes up light that white ice sent back.',
      'White ice sent most of the light back. Rock does not.',
    ],
    [
      'A forest on a hillside is cut down. Does more or less rainwater run off at once',
      'more',
      'less',
      'No leaves and roots hold the water back.',
      'Roots and leaves had held water. Without them it runs off.',
    ],
    [
      'More carbon dioxide gathers in the air. Does more or less heat escape to space',
      'less',
      'more',
      'Carbon dioxide holds heat back.',
      'It works like a blanket, so less heat escapes.',
    ],
    [
      'More carbon dioxide dissolves in the sea. Does the sea become more or less acidic',
      'more',
      'less',
      'Carbon dioxide and water make a weak acid.',
      'Dissolved carbon dioxide makes an acid, as in soda water.',
    ],
    [
      'The ocean becomes warmer. Does more or less water evaporate from it',
      'more',
      'less',
      'Warm water evaporates faster.',
      'Cold water evaporates slowly, warm water fast.',
    ],
    [
      'Sea water is warmed. Can it hold more or less dissolved oxygen',
      'less',
      'more',
      'Gases dissolve better in the cold.',
      'Open a warm bottle of soda: the gas rushes out.',
    ],
    [
      'A lake is filled with fertiliser, algae spread, die and rot. Is there more or less oxygen for fish',
      'less',
      'more',
      'The rotting of so much matter uses up oxygen.',
      'Living algae give oxygen, but the rotting uses far more.',
    ],
    [
      'A city paves over its open ground. Does more or less water reach the groundwater',
      'less',
      'more',
      'Water cannot sink through concrete.',
      'It runs off over the concrete into drains.',
    ],
    [
      'Dust from a volcano dims the sunlight. Does the ground become more or less warm',
      'less',
      'more',
      'Less sunlight arrives.',
      'The dust keeps sunlight out.',
    ],
    [
      'Farmers grow beans, with Rhizobium in the roots, between two crops. Does the soil have more or less nitrogen afterwards',
      'more',
      'less',
      'Rhizobium fixes nitrogen from the air.',
      'Most crops take nitrogen from the soil. Beans bring some.',
    ],
    [
      'Mangroves along a coast are cut. Is there more or less damage by storm waves',
      'more',
      'less',
      'Their roots and trunks had broken the waves.',
      'Nothing is left to break the waves.',
    ],
    [
      'Trees shade a street at noon. Is the road surface more or less hot than in the open',
      'less',
      'more',
      'Leaves catch the light, and their water vapour cools.',
      'Where there is shade, less sunlight heats the road.',
    ],
    [
      'A pond is covered with a sheet. Is more or less water lost to the air',
      'less',
      'more',
      'The cover holds the vapour back.',
      'It is the open surface that loses water.',
    ],
  ],
  ask: (about) => `${about}?`,
  hint: 'Follow the change from one part of the system to the next.',
});

export const CHAPTER_13 = [
  { id: 'sphere', level: 'know', make: sphere },
  { id: 'roof', level: 'use', make: roof },
  { id: 'up-the-hill', level: 'use', make: upTheHill },
  { id: 'effect', level: 'think', make: effect },
  { id: 'cycle', level: 'know', make: cycle },
  { id: 'stay', level: 'think', make: stay },
] as const satisfies readonly Maker[];

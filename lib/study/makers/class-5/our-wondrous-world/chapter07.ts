import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const turnsInto = groupOf(
  {
    marks: {
      light: 'What gives light is used to see by.',
      heat: 'What gives heat makes things warm.',
      sound: 'What gives sound is used to hear.',
      movement: 'What gives movement makes something turn or go.',
    },
    facts: [
      ['an LED lamp', 'light', 'We switch a lamp on to see.'],
      ['a torch', 'light', 'A torch lights the way in the dark.'],
      ['a street lamp', 'light', 'A street lamp lights the road.'],
      ['a traffic signal', 'light', 'A signal shows red, yellow or green.'],
      ['an iron for clothes', 'heat', 'The hot iron smooths the cloth.'],
      ['an electric kettle', 'heat', 'The kettle boils the water.'],
      ['a geyser', 'heat', 'A geyser warms the bath water.'],
      ['an induction stove', 'heat', 'The stove heats the pot.'],
      ['a doorbell', 'sound', 'The bell is to be heard.'],
      ['a radio', 'sound', 'A radio plays news and songs.'],
      ['a loudspeaker', 'sound', 'A loudspeaker makes a voice loud.'],
      ['the siren of an ambulance', 'sound', 'The siren is to be heard from far.'],
      ['a ceiling fan', 'movement', 'The blades turn and move the air.'],
      ['a mixer', 'movement', 'The blade of the mixer turns.'],
      ['an electric rickshaw', 'movement', 'The motor turns the wheels.'],
      ['a water pump', 'movement', 'The pump moves water up.'],
      ['a lift', 'movement', 'The motor pulls the lift up.'],
    ],
  },
  (thing) => `What do people mainly want from ${thing}: light, heat, sound or movement?`,
  'What do people switch it on for?',
);

const comesAgain = countOf(
  {
    marks: {
      again: 'Sun, wind, water and what grows back in a year come again.',
      gone: 'What took millions of years to form is gone once it is burned.',
    },
    facts: [
      ['sunlight on a panel', 'again', 'The Sun shines again the next day.'],
      ['wind in a windmill', 'again', 'The wind blows again.'],
      ['a river at a dam', 'again', 'Rain and snow fill the river again.'],
      ['gobar gas', 'again', 'Gobar comes every day as long as there are cows.'],
      ['a water wheel in a stream', 'again', 'The stream flows on.'],
      ['sunlight in a solar cooker', 'again', 'The Sun shines again the next day.'],
      ['the tide of the sea', 'again', 'The tide comes twice a day on most coasts.'],
      ['coal', 'gone', 'Coal took millions of years to form.'],
      ['petrol', 'gone', 'Petrol is made from oil that took millions of years to form.'],
      ['diesel', 'gone', 'Diesel is made from oil that took millions of years to form.'],
      ['kerosene', 'gone', 'Kerosene is made from oil that took millions of years to form.'],
      ['natural gas', 'gone', 'Natural gas took millions of years to form.'],
      ['cooking gas from a cylinder', 'gone', 'LPG comes from oil and natural gas.'],
    ],
  },
  'again',
  'How many of these sources of energy come again and again',
);

const RIDERS = ['Ganesh', 'Rukmini', 'Shabnam', 'Bikash', 'Tsering', 'Dolly'] as const;

const fuel = (draw: Draw): MadeQuestion => {
  const [vehicle, pace] = draw.pick([
    ['scooter', draw.whole(40, 50)],
    ['motorcycle', draw.whole(45, 60)],
    ['car', draw.whole(14, 20)],
  ] as const);
  const [litres, price] = [draw.whole(3, 8), draw.pick([95, 100, 105])];
  const distance = pace * litres;
  return {
    ask: `The ${vehicle} of ${draw.pick(RIDERS)} runs ${pace} km on 1 litre of petrol. Petrol costs ₹${price} a litre. How many rupees does the petrol for ${distance} km cost?`,
    hint: 'How many litres are needed?',
    steps: [
      `${distance} ÷ ${pace} = ${litres} litres.`,
      `${litres} × ₹${price} = ₹${show(litres * price)}.`,
    ],
    answer: `₹${show(litres * price)}`,
    check: `${distance} / ${pace} * ${price}`,
    slips: [
      {
        answer: `₹${show(distance * price)}`,
        why: `You paid for each kilometre. One litre is good for ${pace} km.`,
        check: `${distance} * ${price}`,
      },
    ],
  };
};

const lamps = (draw: Draw): MadeQuestion => {
  const [old, lamp] = [draw.whole(6, 9), draw.whole(1, 2)];
  const [count, price] = [draw.whole(4, 12), draw.whole(5, 9)];
  const each = old - lamp;
  return {
    ask: `An old bulb uses ${old} units of electricity in a month, an LED lamp ${lamp === 1 ? '1 unit' : `${lamp} units`} for the same light. A unit costs ₹${price}. How many rupees does ${draw.pick(RIDERS)} save in a month with ${count} LED lamps in place of ${count} bulbs?`,
    hint: 'How many units does one lamp save?',
    steps: [
      `One lamp saves ${old} − ${lamp} = ${each} units.`,
      `${count} × ${each} = ${count * each} units.`,
      `${count * each} × ₹${price} = ₹${show(count * each * price)}.`,
    ],
    answer: `₹${show(count * each * price)}`,
    check: `${count} * (${old} - ${lamp}) * ${price}`,
    slips: [
      {
        answer: `₹${show(count * old * price)}`,
        why: 'That is what the bulbs cost. The LED lamps use some units too.',
        check: `${count} * ${old} * ${price}`,
      },
      {
        answer: `₹${show(count * each)}`,
        why: `Those are the units. Each unit costs ₹${price}.`,
        check: `${count} * (${old} - ${lamp})`,
      },
    ],
  };
};

export const CHAPTER_07 = [
  { id: 'turns-into', level: 'know', make: turnsInto },
  { id: 'fuel', level: 'use', make: fuel },
  { id: 'comes-again', level: 'use', make: comesAgain },
  { id: 'lamps', level: 'think', make: lamps },
] as const;

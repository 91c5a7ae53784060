import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const CHILDREN = ['Gauri', 'Iqbal', 'Stanzin', 'Meenakshi', 'Prakash', 'Grace'] as const;

const period = (draw: Draw): MadeQuestion => {
  const [count, tenths] = [draw.pick([10, 20, 30]), draw.whole(9, 24)];
  const time = (count * tenths) / 10;
  const answer = show(tenths / 10);
  return {
    ask: `${draw.pick(CHILDREN)} times ${count} oscillations of a pendulum: ${show(time)} s. What is the time period in seconds?`,
    hint: 'The time period is the time for one oscillation.',
    steps: [`${show(time)} ÷ ${count} = ${answer}, so ${answer} s.`],
    answer: `${answer} s`,
    check: `${time} / ${count}`,
    slips: [
      {
        answer: `${show(time * count)} s`,
        why: `You multiplied. One oscillation takes less time than ${count}, so divide.`,
        check: `${time} * ${count}`,
      },
      {
        answer: `${show((2 * tenths) / 10)} s`,
        why: 'This is the time for two oscillations. There and back again is only one.',
        check: `${time} / ${count / 2}`,
      },
    ],
  };
};

/** Who moves, with the least and greatest speed in km/h. */
const MOVERS = [
  ['An auto', 18, 36],
  ['A city bus', 18, 36],
  ['A car', 40, 72],
  ['An express train', 60, 110],
  ['A cyclist', 12, 18],
] as const;

const speedFromMinutes = (draw: Draw): MadeQuestion => {
  const [who, low, high] = draw.pick(MOVERS);
  const [minutes, parts] = draw.pick([
    [10, 6],
    [12, 5],
    [15, 4],
    [20, 3],
    [30, 2],
  ] as const);
  const distance = draw.whole(Math.ceil(low / parts), Math.floor(high / parts));
  const speed = distance * parts;
  return {
    ask: `${who} covers ${distance} km in ${minutes} minutes. What is the average speed in km/h?`,
    hint: `How many times do ${minutes} minutes fit into an hour?`,
    steps: [
      `60 ÷ ${minutes} = ${parts}.`,
      `In an hour: ${distance} × ${parts} = ${speed} km, so ${speed} km/h.`,
    ],
    answer: `${speed} km/h`,
    check: `${distance} / (${minutes} / 60)`,
    slips: [
      {
        answer: `${distance * minutes} km/h`,
        why: 'You multiplied distance and minutes. Speed is distance divided by time in hours.',
        check: `${distance} * ${minutes}`,
      },
      {
        answer: `${distance} km/h`,
        why: `This is the distance for ${minutes} minutes. For km/h it has to be that for an hour.`,
      },
    ],
  };
};

const distanceCovered = (draw: Draw): MadeQuestion => {
  const [speed, hours] = [draw.whole(10, 20) * 3, draw.whole(1, 4)];
  const [minutes, part] = draw.pick([
    [20, 1],
    [40, 2],
  ] as const);
  const [first, more] = [speed * hours, (speed / 3) * part];
  return {
    ask: `${draw.pick(CHILDREN)} sits in a jeep that runs at ${speed} km/h. How far does it come in ${hours} ${hours === 1 ? 'hour' : 'hours'} ${minutes} minutes, in km?`,
    hint: `${minutes} minutes are ${part === 1 ? 'a third' : 'two thirds'} of an hour.`,
    steps: [
      `Whole hours: ${speed} × ${hours} = ${first}.`,
      `${minutes} minutes: ${speed} ÷ 3${part === 2 ? ' × 2' : ''} = ${more}.`,
      `${first} + ${more} = ${first + more} km.`,
    ],
    answer: `${first + more} km`,
    check: `${speed} * (${hours} + ${minutes} / 60)`,
    slips: [
      {
        answer: `${show((speed * (hours * 10 + minutes / 10)) / 10)} km`,
        why: `You took ${hours}.${minutes / 10} hours. An hour has 60 minutes, not 100.`,
        check: `${speed} * ${hours}.${minutes / 10}`,
      },
      {
        answer: `${first} km`,
        why: `You left out the ${minutes} minutes.`,
        check: `${speed} * ${hours}`,
      },
    ],
  };
};

const metresPerSecond = (draw: Draw): MadeQuestion => {
  const answer = draw.whole(3, 30);
  const speed = (answer * 36) / 10;
  return {
    ask: `${answer > 16 ? 'A train' : 'A scooter'} runs at ${show(speed)} km/h. What is this in m/s?`,
    hint: 'A kilometre is 1,000 m, an hour is 3,600 s.',
    steps: [
      `${show(speed)} km = ${show(speed * 1000)} m.`,
      `${show(speed * 1000)} ÷ 3,600 = ${answer}, so ${answer} m/s.`,
    ],
    answer: `${answer} m/s`,
    check: `${speed} * 1000 / 3600`,
    slips: [
      {
        answer: `${show((speed * 1000) / 60)} m/s`,
        why: 'You divided by 60: that gives the metres in a minute. An hour has 3,600 seconds.',
        check: `${speed} * 1000 / 60`,
      },
      {
        answer: `${show((speed * 36) / 10)} m/s`,
        why: 'You multiplied by 3.6. Metres per second are fewer: divide by 3.6.',
        check: `${speed} * 3.6`,
      },
    ],
  };
};

const thereAndBack = (draw: Draw): MadeQuestion => {
  const [slowTime, fastTime, unit] = draw.pick([
    [3, 2, 20],
    [2, 1, 30],
    [4, 2, 15],
    [3, 1, 15],
    [5, 3, 12],
    [4, 1, 12],
    [3, 2, 16],
    [5, 3, 10],
    [6, 4, 10],
    [5, 3, 8],
  ] as const);
  const distance = slowTime * fastTime * unit;
  const [fast, slow] = [distance / fastTime, distance / slowTime];
  const hours = slowTime + fastTime;
  const average = show((2 * distance) / hours);
  return {
    ask: `${draw.pick(['A bus', 'A van', 'A jeep'])} drives ${distance} km at ${fast} km/h and the same way back at ${slow} km/h. What is its average speed for the whole trip, in km/h?${(2 * distance) % hours ? ' Write it as a decimal.' : ''}`,
    hint: 'Divide the whole distance by the whole time.',
    steps: [
      `Time: ${distance} ÷ ${fast} = ${fastTime} and ${distance} ÷ ${slow} = ${slowTime}, together ${hours} hours.`,
      `${2 * distance} ÷ ${hours} = ${average}, so ${average} km/h.`,
    ],
    answer: `${average} km/h`,
    check: `2 * ${distance} / (${distance} / ${fast} + ${distance} / ${slow})`,
    slips: [
      {
        answer: `${show((fast + slow) / 2)} km/h`,
        why: 'You took the middle of the two speeds. The slow part lasts longer, so it counts more.',
        check: `(${fast} + ${slow}) / 2`,
      },
    ],
  };
};

export const chapter08 = [
  { id: 'period', level: 'know', make: period },
  { id: 'speed-from-minutes', level: 'use', make: speedFromMinutes },
  { id: 'distance-covered', level: 'use', make: distanceCovered },
  { id: 'metres-per-second', level: 'use', make: metresPerSecond },
  { id: 'there-and-back', level: 'think', make: thereAndBack },
] as const satisfies readonly Maker[];

import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const WALKERS = ['Ishaan', 'Fatima', 'Nandini', 'Dorjee', 'Anthony', 'Sukhmani'] as const;

const TRIANGLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const;

const straightBack = (draw: Draw): MadeQuestion => {
  const [there, back] = [draw.whole(12, 40) * 10, draw.whole(3, 11) * 10];
  const isDistance = draw.chance();
  const [answer, other] = isDistance ? [there + back, there - back] : [there - back, there + back];
  return {
    ask: `${draw.pick(WALKERS)} walks ${there} m east along a straight road and then ${back} m back west. What is the ${isDistance ? 'distance covered' : 'size of the displacement'}, in metres?`,
    hint: isDistance
      ? 'The distance is the whole path that is walked.'
      : 'The displacement is the straight line from the start to the end.',
    steps: [
      isDistance
        ? `The whole path: ${there} + ${back} = ${there + back} m.`
        : `From the start to the end: ${there} − ${back} = ${there - back} m.`,
    ],
    answer: `${answer} m`,
    accept: [`${answer} metres`],
    check: `${there} ${isDistance ? '+' : '-'} ${back}`,
    slips: [
      {
        answer: `${other} m`,
        why: isDistance
          ? 'This is the displacement. For the distance the way back counts too.'
          : 'This is the distance walked. The displacement is only from the start to the end.',
        check: `${there} ${isDistance ? '-' : '+'} ${back}`,
      },
    ],
  };
};

const roundTheCorner = (draw: Draw): MadeQuestion => {
  const [[one, other, long], scale] = [draw.pick(TRIANGLES), draw.whole(1, 5) * 10];
  const [a, b, c] = [one * scale, other * scale, long * scale];
  const [from, to] = draw.pick([
    ['north', 'east'],
    ['east', 'south'],
    ['west', 'north'],
    ['south', 'west'],
  ]);
  const square = (value: number) => show(value ** 2);
  return {
    ask: `${draw.pick(WALKERS)} cycles ${a} m ${from} and then ${b} m ${to}. How large is the displacement, in metres?`,
    hint: 'Draw the two stretches. The displacement is the longest side of a right-angled triangle.',
    steps: [
      `${a}² + ${b}² = ${square(a)} + ${square(b)} = ${square(c)}.`,
      `The root of ${square(c)} is ${c}, so the displacement is ${c} m.`,
    ],
    answer: `${c} m`,
    accept: [`${c} metres`],
    check: `sqrt(${a}^2 + ${b}^2)`,
    slips: [
      {
        answer: `${a + b} m`,
        why: 'This is the distance. The displacement cuts the corner.',
        check: `${a} + ${b}`,
      },
      {
        answer: `${b - a} m`,
        why: 'You subtracted, but the second stretch is not the way back. It runs at right angles.',
        check: `${b} - ${a}`,
      },
    ],
  };
};

const acceleration = (draw: Draw): MadeQuestion => {
  const [rate, time] = [draw.whole(2, 5) * 5, draw.whole(4, 8)];
  const change = (rate * time) / 10;
  const speeding = draw.chance();
  const low = speeding ? draw.whole(0, 8) : 0;
  const high = low + change;
  const [first, last] = speeding ? [low, high] : [high, low];
  const size = show(rate / 10);
  const vehicle = draw.pick(['A scooter', 'A bus', 'A car', 'A metro train', 'An auto-rickshaw']);
  const answer = speeding ? size : `−${size}`;
  const start =
    first === 0 ? 'starts from rest and reaches' : `changes its speed from ${show(first)}`;
  return {
    ask: speeding
      ? `${vehicle} ${start} ${first === 0 ? '' : 'to '}${show(last)} m/s in ${time} s on a straight road. What is its acceleration, in m/s²?`
      : `${vehicle} moving straight on at ${show(first)} m/s brakes evenly and stops in ${time} s. What is its acceleration, in m/s²? Mind the sign.`,
    hint: 'Change of velocity divided by time.',
    steps: [
      `Change: ${show(last)} − ${show(first)} = ${show(last - first)} m/s.`,
      `${show(last - first)} ÷ ${time} = ${answer} m/s².`,
    ],
    answer: `${answer} m/s²`,
    check: `(${last} - ${first}) / ${time}`,
    slips: [
      {
        answer: speeding ? `${show(high / time)} m/s²` : `${size} m/s²`,
        why: speeding
          ? 'You divided the final speed. The speed at the start must be taken off first.'
          : 'The size is right. The speed becomes less, so the acceleration is negative.',
        check: speeding ? `${high} / ${time}` : `${first} / ${time}`,
      },
      {
        answer: `${show((last - first) * time)} m/s²`,
        why: 'You multiplied. Acceleration is the change in each second.',
        check: `(${last} - ${first}) * ${time}`,
      },
    ],
  };
};

const twoHalves = (draw: Draw): MadeQuestion => {
  const [slow, fast, mean] = draw.pick([
    [20, 30, 24],
    [30, 60, 40],
    [40, 60, 48],
    [30, 45, 36],
    [20, 60, 30],
    [60, 90, 72],
    [24, 48, 32],
    [30, 20, 24],
    [60, 30, 40],
    [60, 40, 48],
    [45, 30, 36],
    [90, 60, 72],
  ] as const);
  const way = 360;
  const [place, other] = draw.pick([
    ['Pune', 'a farm'],
    ['Shillong', 'a village'],
    ['Mysuru', 'a temple'],
    ['Bhopal', 'an aunt'],
  ]);
  const times = [way / slow, way / fast] as const;
  return {
    ask: `A family drives from ${place} to ${other === 'an aunt' ? 'an aunt in another town' : other} at ${slow} km/h and back by the same road at ${fast} km/h. What is their average speed for the whole way, in km/h?`,
    hint: 'Which of the two ways takes longer? Take any length for the road, for example 360 km.',
    steps: [
      `Let the road be ${way} km: there it takes ${times[0]} h, back ${times[1]} h.`,
      `${2 * way} km in ${times[0] + times[1]} h: ${2 * way} ÷ ${times[0] + times[1]} = ${mean} km/h.`,
    ],
    answer: `${mean} km/h`,
    check: `2 / (1 / ${slow} + 1 / ${fast})`,
    slips: [
      {
        answer: `${show((slow + fast) / 2)} km/h`,
        why: 'You took the mean of the two speeds. The slower way takes longer, so it counts more.',
        check: `(${slow} + ${fast}) / 2`,
      },
    ],
  };
};

const underTheGraph = (draw: Draw): MadeQuestion => {
  const [top, rise, level] = [draw.whole(3, 10) * 2, draw.whole(8, 20), draw.whole(10, 60)];
  const [triangle, rectangle] = [(top * rise) / 2, top * level];
  return {
    ask: `A bus speeds up evenly from rest to ${top} m/s in ${rise} s and then keeps this speed for ${level} s. What distance does it cover in all, in metres?`,
    hint: 'Draw the velocity-time graph: a triangle, then a rectangle. The area below is the distance.',
    steps: [
      `Triangle: ½ × ${rise} × ${top} = ${show(triangle)} m.`,
      `Rectangle: ${level} × ${top} = ${show(rectangle)} m.`,
      `Together ${show(triangle + rectangle)} m.`,
    ],
    answer: `${show(triangle + rectangle)} m`,
    accept: [`${show(triangle + rectangle)} metres`],
    check: `(${top} / ${rise}) * ${rise}^2 / 2 + ${top} * ${level}`,
    slips: [
      {
        answer: `${show(top * (rise + level))} m`,
        why: 'You let it run at full speed from the start. While it speeds up, only half of that is covered.',
        check: `${top} * (${rise} + ${level})`,
      },
      {
        answer: `${show(rectangle)} m`,
        why: 'This is the second part only. The stretch of speeding up is missing.',
        check: `${top} * ${level}`,
      },
    ],
  };
};

const braking = (draw: Draw): MadeQuestion => {
  const [speed, rate] = draw.pick([
    [10, 4],
    [10, 5],
    [12, 4],
    [12, 6],
    [15, 5],
    [16, 4],
    [18, 6],
    [20, 4],
    [20, 5],
    [24, 6],
    [25, 5],
    [30, 6],
    [14, 7],
    [8, 4],
  ] as const);
  const distance = speed ** 2 / (2 * rate);
  const vehicle = draw.pick(['A car', 'A motorcycle', 'A jeep', 'A van']);
  return {
    ask: `${vehicle} at ${speed} m/s brakes evenly and loses ${rate} m/s in every second. How many metres does it need to stop?`,
    hint: 'Use v² = u² + 2as with v = 0, or find the time first.',
    steps: [
      `0 = ${speed}² − 2 × ${rate} × s, so s = ${speed ** 2} ÷ ${2 * rate}.`,
      `s = ${show(distance)} m.`,
    ],
    answer: `${show(distance)} m`,
    accept: [`${show(distance)} metres`],
    check: `${speed} / 2 * (${speed} / ${rate})`,
    slips: [
      {
        answer: `${show(distance * 2)} m`,
        why: 'You let it run at full speed for the whole time. It becomes slower and slower: half of that.',
        check: `${speed} * (${speed} / ${rate})`,
      },
      {
        answer: `${show(speed / rate)} m`,
        why: 'This is the number of seconds until it stops.',
        check: `${speed} / ${rate}`,
      },
    ],
  };
};

const inKmPerHour = (draw: Draw): MadeQuestion => {
  const metres = draw.whole(2, 10) * 5;
  const hours = (metres * 18) / 5;
  const isToHours = draw.chance();
  const [from, to] = isToHours ? ['m/s', 'km/h'] : ['km/h', 'm/s'];
  const [given, answer] = isToHours ? [metres, hours] : [hours, metres];
  const mover = draw.pick(['A train', 'A falcon', 'A racing car']);
  return {
    ask: `${mover} moves at ${given} ${from}. How much is that in ${to}?`,
    hint: 'An hour has 3,600 seconds and a kilometre has 1,000 metres.',
    steps: [
      isToHours
        ? `In an hour: ${given} × 3,600 = ${show(given * 3600)} m.`
        : `${given} km are ${show(given * 1000)} m, covered in 3,600 s.`,
      isToHours
        ? `${show(given * 3600)} ÷ 1,000 = ${answer} km, so ${answer} km/h.`
        : `${show(given * 1000)} ÷ 3,600 = ${answer}, so ${answer} m/s.`,
    ],
    answer: `${answer} ${to}`,
    check: isToHours ? `${given} * 3600 / 1000` : `${given} * 1000 / 3600`,
    slips: [
      {
        answer: `${show(isToHours ? (given * 5) / 18 : (given * 18) / 5)} ${to}`,
        why: isToHours
          ? 'The wrong way round: the number of kilometres in an hour is larger than that of metres in a second.'
          : 'The wrong way round: the number of metres in a second is smaller than that of kilometres in an hour.',
        check: isToHours ? `${given} * 5 / 18` : `${given} * 18 / 5`,
      },
    ],
  };
};

export const CHAPTER_04 = [
  { id: 'straight-back', level: 'know', make: straightBack },
  { id: 'acceleration', level: 'use', make: acceleration },
  { id: 'under-the-graph', level: 'use', make: underTheGraph },
  { id: 'two-halves', level: 'think', make: twoHalves },
  { id: 'in-km-per-hour', level: 'know', make: inKmPerHour },
  { id: 'round-the-corner', level: 'use', make: roundTheCorner },
  { id: 'braking', level: 'think', make: braking },
] as const satisfies readonly Maker[];

import type { PhysicsCalculatorId } from '@/data/study/calculators/scienceTitles';
import { numeric, tidy } from '@/lib/study/makers/calculators/numeric';
import type { Maker } from '@/lib/study/makers/maker';
import { show } from '@/lib/study/worksheets/text';

const minutesToHours: Maker = {
  id: 'speed-from-minutes',
  level: 'use',
  make: (draw) => {
    const minutes = draw.pick([15, 20, 30, 40, 45]);
    const speed = draw.whole(4, 20) * 12;
    const distance = (speed * minutes) / 60;
    return numeric({
      ask: `A train covers ${show(distance)} km in ${minutes} minutes. What is its average speed in km/h?`,
      hint: `${minutes} minutes are ${minutes}/60 of an hour.`,
      steps: [
        `In one minute it covers ${show(distance)} ÷ ${minutes} = ${show(tidy(distance / minutes))} km.`,
        `In 60 minutes: ${show(distance)} ÷ ${minutes} × 60 = ${speed}`,
      ],
      value: speed,
      unit: ' km/h',
      check: `${distance} / (${minutes} / 60)`,
      slips: [
        [distance / minutes, 'That is in kilometres a minute. Times 60 for an hour.'],
        [
          (distance * 100) / minutes,
          `You read ${minutes} minutes as ${minutes}/100 of an hour. An hour has 60 minutes.`,
        ],
      ],
    });
  },
};

const thereAndBack: Maker = {
  id: 'there-and-back',
  level: 'think',
  make: (draw) => {
    const [slow, fast] = draw.pick([
      [20, 30],
      [30, 60],
      [40, 60],
      [36, 45],
      [24, 40],
      [45, 90],
      [60, 90],
      [48, 80],
      [10, 15],
      [12, 24],
      [30, 45],
      [50, 75],
      [28, 42],
      [20, 60],
    ] as const);
    const average = (2 * slow * fast) / (slow + fast);
    const one = slow * fast;
    return numeric({
      ask: `A bus goes to a village at ${slow} km/h and comes back the same way at ${fast} km/h. What is its average speed for both ways, in km/h?`,
      hint: `Choose a distance, such as ${show(one)} km each way, and add up the hours.`,
      steps: [
        `${show(one)} km there take ${fast} h, and back ${slow} h.`,
        `${show(2 * one)} ÷ ${fast + slow} = ${show(average)}`,
      ],
      value: average,
      unit: ' km/h',
      check: `2 / (1 / ${slow} + 1 / ${fast})`,
      slips: [
        [
          (slow + fast) / 2,
          'More time is spent at the slower speed, so the plain average is too high.',
        ],
      ],
    });
  },
};

const accelerationFromKmh: Maker = {
  id: 'acceleration-from-kmh',
  level: 'use',
  make: (draw) => {
    const [from, time] = [draw.whole(0, 3), draw.pick([2, 4, 5, 8, 10])];
    const gain = draw.whole(1, 4);
    const [u, v] = [from * 18, (from + gain) * 18];
    const value = (gain * 5) / time;
    return numeric({
      ask: `A scooter speeds up from ${u} km/h to ${v} km/h in ${time} s. What is its acceleration in m/s²?`,
      hint: 'Turn both into m/s: times 5/18.',
      steps: [
        `${u} km/h and ${v} km/h are ${from * 5} m/s and ${(from + gain) * 5} m/s.`,
        `(${(from + gain) * 5} − ${from * 5}) ÷ ${time} = ${show(value)}`,
      ],
      value,
      unit: ' m/s²',
      check: `(${v} - ${u}) / 3.6 / ${time}`,
      slips: [
        [(v - u) / time, 'You left the speeds in km/h. Multiply them by 5/18.'],
        [gain * 5, 'That is the gain in speed. Divide it by the time.'],
      ],
    });
  },
};

const brakingTime: Maker = {
  id: 'braking-time',
  level: 'think',
  make: (draw) => {
    const [rate, time] = [draw.whole(2, 5), draw.whole(3, 12)];
    const speed = rate * time;
    return numeric({
      ask: `A car at ${speed} m/s brakes with an acceleration of −${rate} m/s². After how many seconds does it stand still?`,
      hint: 'v = u + a × t with v = 0.',
      steps: [`0 = ${speed} − ${rate} × t`, `${speed} ÷ ${rate} = ${time}`],
      value: time,
      unit: ' s',
      check: `${speed} / ${rate}`,
      slips: [
        [speed * rate, 'You multiplied. Each second takes away some of the speed: divide.'],
        [speed - rate, 'That is its speed after one second.'],
      ],
    });
  },
};

// sin² or sin 2θ of these angles are plain fractions.
const FLIGHTS = [
  [30, 0.5, '0.5'],
  [90, 1, '1'],
] as const;

const flightTime: Maker = {
  id: 'time-of-flight',
  level: 'use',
  make: (draw) => {
    const [angle, sine, shown] = draw.pick(FLIGHTS);
    const speed = draw.whole(2, 20) * 2;
    const value = tidy((2 * speed * sine) / 10);
    const how = angle === 90 ? 'straight up' : `at ${angle}° over level ground`;
    return numeric({
      ask: `A ball is thrown ${how} at ${speed} m/s. After how many seconds is it back at the same height? Take g = 10 m/s² and sin ${angle}° = ${shown}.`,
      hint: 'T = 2 × u × sin θ ÷ g',
      steps: [
        `Upwards: ${speed} × ${shown} = ${show(speed * sine)} m/s`,
        `2 × ${show(speed * sine)} ÷ 10 = ${show(value)}`,
      ],
      value,
      unit: ' s',
      check: `2 * ${speed} * ${sine} / 10`,
      slips: [[value / 2, 'That is the time to the top. It needs as long again to come down.']],
    });
  },
};

const rangeAt45: Maker = {
  id: 'range-at-45',
  level: 'think',
  make: (draw) => {
    const speed = draw.whole(4, 30);
    const value = (speed * speed) / 10;
    return numeric({
      ask: `A jet of water leaves a hose at ${speed} m/s and 45°. How far does it reach on level ground, in metres? Take g = 10 m/s².`,
      hint: 'R = u² × sin 2θ ÷ g, and sin 90° is 1.',
      steps: [`${speed} × ${speed} = ${speed * speed}`, `${speed * speed} ÷ 10 = ${show(value)}`],
      value,
      unit: ' m',
      check: `${speed}^2 / 10`,
      slips: [
        [value / 2, 'R has no 2 below. That belongs to the greatest height.'],
        [speed / 10, 'The speed is squared.'],
      ],
    });
  },
};

export const PHYSICS_MOTION = {
  speed: [minutesToHours, thereAndBack],
  acceleration: [accelerationFromKmh, brakingTime],
  projectile: [flightTime, rangeAt45],
} satisfies Partial<Record<PhysicsCalculatorId, readonly Maker[]>>;

import type { PhysicsCalculatorId } from '@/data/study/calculators/scienceTitles';
import { numeric, tidy } from '@/lib/study/makers/calculators/numeric';
import type { Maker } from '@/lib/study/makers/maker';
import { show } from '@/lib/study/worksheets/text';

const resultantForce: Maker = {
  id: 'resultant-force',
  level: 'use',
  make: (draw) => {
    const [mass, rate] = [draw.whole(4, 40) * 5, draw.pick([0.2, 0.4, 0.5, 1, 1.2, 1.5, 2])];
    const friction = draw.whole(2, 9) * 10;
    const net = tidy(mass * rate);
    return numeric({
      ask: `A trolley of ${mass} kg is pulled with ${show(net + friction)} N, and friction holds it back with ${friction} N. What is its acceleration in m/s²?`,
      hint: 'F in F = m × a is what is left of all forces.',
      steps: [
        `${show(net + friction)} − ${friction} = ${show(net)} N`,
        `${show(net)} ÷ ${mass} = ${show(rate)}`,
      ],
      value: rate,
      unit: ' m/s²',
      check: `(${net + friction} - ${friction}) / ${mass}`,
      slips: [
        [(net + friction) / mass, 'You left the friction out. Take it away from the pull.'],
        [(net + 2 * friction) / mass, 'Friction acts against the pull: subtract it.'],
      ],
    });
  },
};

const massFromForce: Maker = {
  id: 'mass-from-grams',
  level: 'think',
  make: (draw) => {
    const [grams, rate] = [draw.whole(2, 18) * 50, draw.whole(2, 12)];
    const force = tidy((grams / 1000) * rate);
    return numeric({
      ask: `What resultant force in newtons gives a ball of ${grams} g an acceleration of ${rate} m/s²?`,
      hint: `${grams} g are ${show(grams / 1000)} kg.`,
      steps: [`${show(grams / 1000)} × ${rate} = ${show(force)}`],
      value: force,
      unit: ' N',
      check: `${grams} / 1000 * ${rate}`,
      slips: [
        [grams * rate, 'You left the mass in grams. The newton wants kilograms.'],
        [grams / 1000 / rate, 'F is mass times acceleration, not divided by it.'],
      ],
    });
  },
};

const kineticFromKmh: Maker = {
  id: 'kinetic-from-kmh',
  level: 'use',
  make: (draw) => {
    const [mass, times] = [draw.whole(3, 30) * 20, draw.whole(1, 5)];
    const [kmh, speed] = [times * 18, times * 5];
    const energy = (mass * speed * speed) / 2;
    return numeric({
      ask: `A rider with a scooter has a mass of ${mass} kg and goes at ${kmh} km/h. What is the kinetic energy in joules?`,
      hint: `${kmh} km/h are ${speed} m/s.`,
      steps: [
        `${speed} × ${speed} = ${speed * speed}`,
        `½ × ${mass} × ${speed * speed} = ${show(energy)}`,
      ],
      value: energy,
      unit: ' J',
      check: `0.5 * ${mass} * (${kmh} / 3.6)^2`,
      slips: [
        [(mass * kmh * kmh) / 2, 'You left the speed in km/h. Times 5/18 first.'],
        [(mass * speed) / 2, 'The speed is squared.'],
        [mass * speed * speed, 'You forgot the ½.'],
      ],
    });
  },
};

const twiceTheSpeed: Maker = {
  id: 'speed-from-energy',
  level: 'think',
  make: (draw) => {
    const [mass, speed] = [draw.whole(1, 20) * 2, draw.whole(3, 15)];
    const energy = (mass * speed * speed) / 2;
    return numeric({
      ask: `A body of ${mass} kg has a kinetic energy of ${show(energy)} J. How fast is it, in m/s?`,
      hint: 'v² = 2 × KE ÷ m. Then take the root.',
      steps: [`2 × ${show(energy)} ÷ ${mass} = ${speed * speed}`, `√${speed * speed} = ${speed}`],
      value: speed,
      unit: ' m/s',
      check: `sqrt(2 * ${energy} / ${mass})`,
      slips: [[speed * speed, 'That is the square of the speed. Take its root.']],
    });
  },
};

const liftedWater: Maker = {
  id: 'lifted-mass',
  level: 'use',
  make: (draw) => {
    const [mass, floors] = [draw.whole(5, 60), draw.whole(2, 9)];
    const energy = mass * 10 * floors * 3;
    return numeric({
      ask: `A load of ${mass} kg is carried up ${floors} floors of 3 m each. How much potential energy does it gain, in joules? Take g = 10 m/s².`,
      hint: `The height is ${floors} × 3 m.`,
      steps: [`${floors} × 3 = ${floors * 3} m`, `${mass} × 10 × ${floors * 3} = ${show(energy)}`],
      value: energy,
      unit: ' J',
      check: `${mass} * 10 * ${floors} * 3`,
      slips: [
        [mass * floors * 3, 'You left g out. Mass alone is no force.'],
        [mass * 10 * 3, 'That is for one floor only.'],
      ],
    });
  },
};

const heightFromEnergy: Maker = {
  id: 'height-from-energy',
  level: 'think',
  make: (draw) => {
    const [mass, height] = [draw.whole(2, 30), draw.whole(2, 25)];
    const energy = mass * 10 * height;
    return numeric({
      ask: `A stone of ${mass} kg hits the ground with ${show(energy)} J of kinetic energy. From what height did it fall? Leave the air out and take g = 10 m/s².`,
      hint: 'All of its energy was m × g × h at the start.',
      steps: [`${mass} × 10 = ${mass * 10} N`, `${show(energy)} ÷ ${mass * 10} = ${height}`],
      value: height,
      unit: ' m',
      check: `${energy} / (${mass} * 10)`,
      slips: [[energy / mass, 'You left g out: divide by m × g.']],
    });
  },
};

const climbingPower: Maker = {
  id: 'climbing-power',
  level: 'use',
  make: (draw) => {
    const [mass, height] = [draw.whole(30, 70), draw.whole(3, 12)];
    const time = draw.pick([5, 10, 20]);
    const work = mass * 10 * height;
    return numeric({
      ask: `A pupil of ${mass} kg climbs stairs ${height} m high in ${time} s. What is the power in watts? Take g = 10 m/s².`,
      hint: 'The work is m × g × h.',
      steps: [
        `${mass} × 10 × ${height} = ${show(work)} J`,
        `${show(work)} ÷ ${time} = ${show(work / time)}`,
      ],
      value: work / time,
      unit: ' W',
      check: `${mass} * 10 * ${height} / ${time}`,
      slips: [
        [work * time, 'Power is work divided by the time.'],
        [(mass * height) / time, 'You left g out of the work.'],
      ],
    });
  },
};

const motorTime: Maker = {
  id: 'work-in-minutes',
  level: 'think',
  make: (draw) => {
    const [power, minutes] = [draw.whole(2, 20) * 50, draw.whole(2, 12)];
    const work = (power * minutes * 60) / 1000;
    return numeric({
      ask: `A motor of ${show(power)} W runs for ${minutes} minutes. How much work does it do, in kJ?`,
      hint: 'A watt is a joule in a second; 1,000 J are 1 kJ.',
      steps: [
        `${minutes} × 60 = ${minutes * 60} s`,
        `${show(power)} × ${minutes * 60} ÷ 1,000 = ${show(work)}`,
      ],
      value: work,
      unit: ' kJ',
      check: `${power} * ${minutes} * 60 / 1000`,
      slips: [
        [(power * minutes) / 1000, 'You left the time in minutes.'],
        [power * minutes * 60, 'That is in joules. The question asks for kJ.'],
      ],
    });
  },
};

export const PHYSICS_ENERGY = {
  force: [resultantForce, massFromForce],
  'kinetic-energy': [kineticFromKmh, twiceTheSpeed],
  'potential-energy': [liftedWater, heightFromEnergy],
  power: [climbingPower, motorTime],
} satisfies Partial<Record<PhysicsCalculatorId, readonly Maker[]>>;

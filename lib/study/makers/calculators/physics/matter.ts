import type { PhysicsCalculatorId } from '@/data/study/calculators/scienceTitles';
import { numeric, tidy } from '@/lib/study/makers/calculators/numeric';
import type { Maker } from '@/lib/study/makers/maker';
import { show } from '@/lib/study/worksheets/text';

const pressureOnFloor: Maker = {
  id: 'pressure-in-cm2',
  level: 'use',
  make: (draw) => {
    const [area, pressure] = [draw.whole(2, 20) * 50, draw.whole(2, 40) * 100];
    const force = tidy((pressure * area) / 10_000);
    return numeric({
      ask: `A box presses with ${show(force)} N on an area of ${show(area)} cm². What is the pressure in pascals?`,
      hint: '1 m² has 10,000 cm².',
      steps: [
        `${show(area)} ÷ 10,000 = ${show(area / 10_000)} m²`,
        `${show(force)} ÷ ${show(area / 10_000)} = ${show(pressure)}`,
      ],
      value: pressure,
      unit: ' Pa',
      check: `${force} / (${area} / 10000)`,
      slips: [
        [force / area, 'You left the area in cm².'],
        [(force * 100) / area, 'You took 100 cm² for a square metre. It has 10,000.'],
      ],
    });
  },
};

const forceFromPressure: Maker = {
  id: 'force-from-mass',
  level: 'think',
  make: (draw) => {
    const [mass, area] = [draw.whole(3, 30) * 10, draw.pick([0.5, 1, 2, 4, 5])];
    const value = (mass * 10) / area;
    return numeric({
      ask: `A water tank with a mass of ${mass} kg in all stands on a base of ${show(area)} m². What pressure does it put on the roof, in pascals? Take g = 10 m/s².`,
      hint: 'The force is the weight: mass times g.',
      steps: [
        `${mass} × 10 = ${show(mass * 10)} N`,
        `${show(mass * 10)} ÷ ${show(area)} = ${show(value)}`,
      ],
      value,
      unit: ' Pa',
      check: `${mass} * 10 / ${area}`,
      slips: [
        [mass / area, 'A mass is no force. Multiply it by g.'],
        ...(area === 1 ? [] : [[mass * 10 * area, 'Pressure is force divided by area.'] as const]),
      ],
    });
  },
};

const densityOfStone: Maker = {
  id: 'density-by-water',
  level: 'use',
  make: (draw) => {
    const [before, volume] = [draw.whole(4, 12) * 5, draw.whole(2, 20)];
    const density = draw.pick([2.5, 2.7, 4.5, 7.2, 7.8, 8.5, 11.3]);
    const mass = tidy(volume * density);
    return numeric({
      ask: `A metal piece of ${show(mass)} g sinks in a measuring cylinder, and the water rises from ${before} mL to ${before + volume} mL. What is its density in g/cm³?`,
      hint: 'It takes as much room as the water rose; 1 mL is 1 cm³.',
      steps: [
        `${before + volume} − ${before} = ${volume} cm³`,
        `${show(mass)} ÷ ${volume} = ${show(density)}`,
      ],
      value: density,
      unit: ' g/cm³',
      check: `${mass} / (${before + volume} - ${before})`,
      slips: [
        [
          Number((mass / (before + volume)).toFixed(2)),
          'You took the whole reading for the volume of the piece.',
        ],
        [mass * volume, 'Density is mass divided by volume.'],
      ],
    });
  },
};

const massFromDensity: Maker = {
  id: 'mass-from-density',
  level: 'think',
  make: (draw) => {
    const [name, density] = draw.pick([
      ['oil', 900],
      ['milk', 1030],
      ['honey', 1400],
      ['petrol', 750],
    ] as const);
    const litres = draw.whole(2, 20);
    return numeric({
      ask: `The density of ${name} is ${show(density)} kg/m³. What is the mass of ${litres} litres of it, in kg?`,
      hint: '1,000 litres are a cubic metre.',
      steps: [
        `${litres} ÷ 1,000 = ${show(litres / 1000)} m³`,
        `${show(density)} × ${show(litres / 1000)} = ${show(tidy((density * litres) / 1000))}`,
      ],
      value: (density * litres) / 1000,
      unit: ' kg',
      check: `${density} * ${litres} / 1000`,
      slips: [
        [density * litres, 'You took each litre for a cubic metre.'],
        [
          litres,
          `A kilogram a litre is water. ${name === 'petrol' || name === 'oil' ? 'This is lighter' : 'This is heavier'}.`,
        ],
      ],
    });
  },
};

const currentInCoil: Maker = {
  id: 'resistance-from-milliamperes',
  level: 'use',
  make: (draw) => {
    const [resistance, milli] = [draw.whole(2, 30) * 10, draw.whole(1, 20) * 10];
    const voltage = tidy((resistance * milli) / 1000);
    return numeric({
      ask: `A battery of ${show(voltage)} V drives ${milli} mA through a coil. What is its resistance in ohms?`,
      hint: `${milli} mA are ${show(milli / 1000)} A.`,
      steps: [`${show(voltage)} ÷ ${show(milli / 1000)} = ${resistance}`],
      value: resistance,
      unit: ' Ω',
      check: `${voltage} / (${milli} / 1000)`,
      slips: [
        [voltage / milli, 'You took milliamperes for amperes.'],
        [(voltage * milli) / 1000, 'R is voltage divided by current.'],
      ],
    });
  },
};

const seriesCurrent: Maker = {
  id: 'current-in-series',
  level: 'think',
  make: (draw) => {
    const [one, other] = [draw.whole(2, 20), draw.whole(2, 20)];
    const current = draw.pick([0.2, 0.3, 0.5, 1, 1.5, 2]);
    const voltage = tidy((one + other) * current);
    return numeric({
      ask: `Resistors of ${one} Ω and ${other} Ω in series are joined to ${show(voltage)} V. What current flows, in amperes?`,
      hint: 'In series the resistances add up.',
      steps: [
        `${one} + ${other} = ${one + other} Ω`,
        `${show(voltage)} ÷ ${one + other} = ${show(current)}`,
      ],
      value: current,
      unit: ' A',
      check: `${voltage} / (${one} + ${other})`,
      slips: [
        [
          Number((voltage / one).toFixed(2)),
          'The current flows through both resistors: add them first.',
        ],
        [voltage * (one + other), 'I is voltage divided by resistance.'],
      ],
    });
  },
};

const unitsOnBill: Maker = {
  id: 'units-on-the-bill',
  level: 'use',
  make: (draw) => {
    const [name, watts] = draw.pick([
      ['geyser', 2000],
      ['iron', 1000],
      ['air conditioner', 1500],
      ['fan', 80],
      ['television', 100],
    ] as const);
    const [hours, days] = [draw.whole(1, 8), draw.pick([10, 20, 30])];
    const units = tidy((watts * hours * days) / 1000);
    const many = hours === 1 ? 'hour' : 'hours';
    return numeric({
      ask: `A ${name} of ${show(watts)} W runs ${hours} ${many} a day. How many units (kWh) does it use in ${days} days?`
        .replace('A iron', 'An iron')
        .replace('A air', 'An air'),
      hint: 'A unit is one kilowatt for one hour.',
      steps: [
        `${show(watts)} W are ${show(watts / 1000)} kW, for ${hours} × ${days} = ${hours * days} h.`,
        `${show(watts / 1000)} × ${hours * days} = ${show(units)}`,
      ],
      value: units,
      unit: ' kWh',
      check: `${watts} / 1000 * ${hours} * ${days}`,
      slips: [
        [watts * hours * days, 'You left the power in watts. 1,000 W are a kilowatt.'],
        [(watts * hours) / 1000, 'That is for one day.'],
      ],
    });
  },
};

const fuse: Maker = {
  id: 'current-of-appliance',
  level: 'think',
  make: (draw) => {
    const tenths = draw.whole(5, 120);
    const current = tenths / 10;
    const power = tidy(220 * current);
    return numeric({
      ask: `What current in amperes does an appliance of ${show(power)} W take from the mains of 220 V?`,
      hint: 'P = V × I, so I = P ÷ V.',
      steps: [`${show(power)} ÷ 220 = ${show(current)}`],
      value: current,
      unit: ' A',
      check: `${power} / 220`,
      slips: [[power * 220, 'I is power divided by voltage.']],
    });
  },
};

// Focal length, distance of the object, distance of the image: all whole.
const LENSES = [
  [10, 15, 30],
  [10, 30, 15],
  [12, 36, 18],
  [12, 18, 36],
  [20, 30, 60],
  [20, 60, 30],
  [15, 20, 60],
  [15, 60, 20],
  [6, 10, 15],
  [6, 15, 10],
  [24, 40, 60],
  [24, 60, 40],
  [30, 45, 90],
  [8, 12, 24],
  [16, 48, 24],
] as const;

const imageOfLens: Maker = {
  id: 'image-of-convex-lens',
  level: 'use',
  make: (draw) => {
    const [f, u, v] = draw.pick(LENSES);
    return numeric({
      ask: `A lamp stands ${u} cm before a convex lens with f = ${f} cm. How many centimetres behind the lens is its image?`,
      hint: `u is −${u} cm. Put it into 1/v − 1/u = 1/f.`,
      steps: [`1/v = 1/${f} − 1/${u}`, `v = ${f} × ${u} ÷ (${u} − ${f}) = ${v}`],
      value: v,
      unit: ' cm',
      check: `1 / (1/${f} - 1/${u})`,
      slips: [
        [
          Number(((f * u) / (f + u)).toFixed(1)),
          'You left the minus of u out, so both fractions were added.',
        ],
      ],
    });
  },
};

const magnification: Maker = {
  id: 'size-of-image',
  level: 'think',
  make: (draw) => {
    const [f, u, v] = draw.pick(LENSES);
    const size = draw.whole(2, 9) * u;
    return numeric({
      ask: `An object ${show(size / 10)} cm high stands ${u} cm before a convex lens with f = ${f} cm, and its image is ${v} cm behind the lens. How high is the image, in cm?`,
      hint: 'As often as v is larger than u, the image is larger than the object.',
      steps: [`${show(size / 10)} × ${v} ÷ ${u} = ${show(tidy((size * v) / u / 10))}`],
      value: (size * v) / u / 10,
      unit: ' cm',
      check: `${size / 10} * ${v} / ${u}`,
      slips: [
        [Number(((size * u) / v / 10).toFixed(2)), 'You turned v ÷ u over.'],
        [size / 10, 'Only at twice the focal length is the image as large as the object.'],
      ],
    });
  },
};

export const PHYSICS_MATTER = {
  pressure: [pressureOnFloor, forceFromPressure],
  density: [densityOfStone, massFromDensity],
  'ohms-law': [currentInCoil, seriesCurrent],
  'electric-power': [unitsOnBill, fuse],
  lens: [imageOfLens, magnification],
} satisfies Partial<Record<PhysicsCalculatorId, readonly Maker[]>>;

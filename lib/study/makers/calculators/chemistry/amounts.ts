import type { ChemistryCalculatorId } from '@/data/study/calculators/scienceTitles';
import { numeric, tidy } from '@/lib/study/makers/calculators/numeric';
import type { Maker } from '@/lib/study/makers/maker';
import { show } from '@/lib/study/worksheets/text';

const SOLUTES = [
  ['NaOH', 40],
  ['KOH', 56],
  ['glucose', 180],
  ['urea', 60],
  ['CaCl₂', 111],
  ['Na₂CO₃', 106],
] as const;

const molarityOf: Maker = {
  id: 'molarity-of',
  level: 'use',
  make: (draw) => {
    const [name, mass] = draw.pick(SOLUTES);
    const [moles, volume] = [draw.pick([0.1, 0.2, 0.5, 1]), draw.pick([200, 250, 400, 500])];
    const value = tidy((moles * 1000) / volume);
    return numeric({
      ask: `${show(tidy(mass * moles))} g of ${name} (${mass} g/mol) are dissolved and filled up to ${volume} mL. What is the molarity, in mol/L?`,
      hint: 'Turn grams into moles and millilitres into litres.',
      steps: [
        `${show(tidy(mass * moles))} ÷ ${mass} = ${show(moles)} mol`,
        `${show(moles)} ÷ ${show(volume / 1000)} = ${show(value)}`,
      ],
      value,
      unit: ' mol/L',
      check: `${tidy(mass * moles)} / ${mass} / (${volume} / 1000)`,
      slips: [
        [moles / volume, 'You left the volume in millilitres.'],
        [(mass * moles * 1000) / volume, 'That is in grams a litre. Divide by the molar mass.'],
        [(moles * volume) / 1000, 'Molarity is moles divided by litres.'],
      ],
    });
  },
};

const gramsToWeigh: Maker = {
  id: 'grams-to-weigh',
  level: 'think',
  make: (draw) => {
    const [name, mass] = draw.pick(SOLUTES);
    const [molarity, volume] = [draw.pick([0.1, 0.2, 0.5]), draw.pick([100, 200, 250, 500])];
    const value = tidy((molarity * volume * mass) / 1000);
    return numeric({
      ask: `How many grams of ${name} (${mass} g/mol) make ${volume} mL of a ${show(molarity)} M solution?`,
      hint: 'Moles first: molarity times litres.',
      steps: [
        `${show(molarity)} × ${show(volume / 1000)} = ${show(tidy((molarity * volume) / 1000))} mol`,
        `${show(tidy((molarity * volume) / 1000))} × ${mass} = ${show(value)}`,
      ],
      value,
      unit: ' g',
      check: `${molarity} * ${volume} / 1000 * ${mass}`,
      slips: [
        [molarity * mass, 'That is for a whole litre.'],
        [(molarity * volume) / 1000, 'Those are the moles. Times the molar mass for grams.'],
      ],
    });
  },
};

const stockToTake: Maker = {
  id: 'stock-to-take',
  level: 'use',
  make: (draw) => {
    const [strong, weak] = [draw.pick([2, 4, 5, 10, 12]), draw.pick([0.1, 0.2, 0.5, 1])];
    const final = draw.whole(2, 10) * 100;
    const value = tidy((weak * final) / strong);
    return numeric({
      ask: `How many millilitres of a ${strong} M acid make ${show(final)} mL of ${show(weak)} M acid?`,
      hint: 'M₁ × V₁ = M₂ × V₂: the acid in it stays the same.',
      steps: [
        `${show(weak)} × ${show(final)} = ${show(tidy(weak * final))}`,
        `${show(tidy(weak * final))} ÷ ${strong} = ${show(value)}`,
      ],
      value,
      unit: ' mL',
      check: `${weak} * ${final} / ${strong}`,
      slips: [
        [(strong * final) / weak, 'You turned the molarities over: more than the whole flask.'],
        [final - value, 'That is the water. The question asks for the acid.'],
      ],
    });
  },
};

const afterDilution: Maker = {
  id: 'molarity-after-water',
  level: 'think',
  make: (draw) => {
    const [strong, volume] = [draw.pick([1, 2, 3, 6]), draw.whole(2, 10) * 10];
    const times = draw.pick([2, 4, 5, 10]);
    const water = volume * (times - 1);
    const value = strong / times;
    return numeric({
      ask: `${water} mL of water are added to ${volume} mL of a ${strong} M solution. What is its molarity then, in mol/L?`,
      hint: 'The volume after it is that of both together.',
      steps: [
        `${volume} + ${water} = ${volume + water} mL`,
        `${strong} × ${volume} ÷ ${volume + water} = ${show(value)}`,
      ],
      value,
      unit: ' mol/L',
      check: `${strong} * ${volume} / (${volume} + ${water})`,
      slips: [
        [
          Number(((strong * volume) / water).toFixed(3)),
          'You divided by the water alone. Take the whole volume.',
        ],
      ],
    });
  },
};

const phOfAcid: Maker = {
  id: 'ph-of-power',
  level: 'use',
  make: (draw) => {
    const power = draw.whole(1, 6);
    const name = draw.pick(['lemon drink', 'cleaning liquid', 'rain sample', 'soil extract']);
    return numeric({
      ask: `A ${name} has an H⁺ concentration of ${show(tidy(10 ** -power))} mol/L. What is its pH?`,
      hint: 'Write the concentration as a power of 10.',
      steps: [`It is 10 to the power −${power}.`, `pH = ${power}`],
      value: power,
      check: `-log10(${tidy(10 ** -power)})`,
      slips: [
        [14 - power, 'That is the pOH.'],
        [-power, 'pH is minus the power.'],
      ],
    });
  },
};

const timesAsAcidic: Maker = {
  id: 'times-as-acidic',
  level: 'think',
  make: (draw) => {
    const low = draw.whole(1, 4);
    const steps = draw.whole(1, 4);
    const high = low + steps;
    const [one, other] = draw.some(['juice', 'vinegar', 'coffee', 'milk', 'rain', 'tea'], 2);
    return numeric({
      ask: `A sample of ${one} has a pH of ${low} and one of ${other} a pH of ${high}. How many times as high is the H⁺ concentration in the first?`,
      hint: 'Each step of one on the scale is a factor of 10.',
      steps: [`${high} − ${low} = ${steps}`, `10 to the power ${steps} is ${show(10 ** steps)}.`],
      value: 10 ** steps,
      unit: ' times',
      check: `10 ^ (${high} - ${low})`,
      slips: [
        [10 * steps, 'The factors multiply: 10 for each step, not 10 times the steps.'],
        [steps, 'pH is no plain scale. Each step is a factor of 10.'],
      ],
    });
  },
};

const warmedGas: Maker = {
  id: 'warmed-gas',
  level: 'use',
  make: (draw) => {
    const volume = draw.whole(2, 12);
    const [cold, hot] = draw.pick([
      [27, 327],
      [27, 127],
      [27, 177],
      [-73, 27],
      [-23, 27],
      [127, 227],
      [27, 87],
      [27, 57],
    ] as const);
    const value = tidy((volume * (hot + 273)) / (cold + 273));
    return numeric({
      ask: `A gas takes ${volume} L at ${show(cold)} °C. How many litres does it take at ${hot} °C and the same pressure? Take 0 °C as 273 K.`,
      hint: 'Volume goes with the temperature in kelvin.',
      steps: [
        `${show(cold)} °C and ${hot} °C are ${cold + 273} K and ${hot + 273} K.`,
        `${volume} × ${hot + 273} ÷ ${cold + 273} = ${show(value)}`,
      ],
      value,
      unit: ' L',
      check: `${volume} * (${hot} + 273) / (${cold} + 273)`,
      slips: [
        [
          Number(((volume * (cold + 273)) / (hot + 273)).toFixed(2)),
          'You turned the temperatures over. A warmer gas takes more room.',
        ],
        [volume * 2, 'Degrees Celsius do not tell how often: add 273 first.'],
      ],
    });
  },
};

const pressedGas: Maker = {
  id: 'pressed-gas',
  level: 'think',
  make: (draw) => {
    const [volume, pressure] = [draw.whole(2, 15), draw.whole(2, 9)];
    const smaller = draw.pick([0.5, 1, 2, 4, 5]);
    const value = tidy((volume * pressure) / smaller);
    return numeric({
      ask: `${volume} L of a gas at ${pressure} bar are let into another vessel of ${show(smaller)} ${smaller === 1 ? 'litre' : 'litres'} at the same temperature. What is the pressure there, in bar?`,
      hint: 'At one temperature pressure times volume stays the same.',
      steps: [
        `${pressure} × ${volume} = ${pressure * volume}`,
        `${pressure * volume} ÷ ${show(smaller)} = ${show(value)}`,
      ],
      value,
      unit: ' bar',
      check: `${pressure} * ${volume} / ${smaller}`,
      slips: [
        [
          Number(((pressure * smaller) / volume).toFixed(2)),
          'You turned the volumes over. Less room means more pressure.',
        ],
      ],
    });
  },
};

export const CHEMISTRY_AMOUNTS = {
  molarity: [molarityOf, gramsToWeigh],
  dilution: [stockToTake, afterDilution],
  ph: [phOfAcid, timesAsAcidic],
  'ideal-gas': [warmedGas, pressedGas],
} satisfies Partial<Record<ChemistryCalculatorId, readonly Maker[]>>;

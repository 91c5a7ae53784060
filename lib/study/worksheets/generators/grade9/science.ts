import { fraction, showFraction } from '@/lib/study/worksheets/fraction';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const MOTION = inSlots(6, [
  (draw) => {
    const [u, halves, t] = [draw.whole(2, 12), draw.whole(1, 4), draw.whole(2, 8)];
    return single(
      `A bus speeds up evenly from ${u} m/s to ${show(u + (halves * t) / 2)} m/s in ${t} s. Find its acceleration.`,
      show(halves / 2),
      { unit: 'm/s²', how: `(${show(u + (halves * t) / 2)} − ${u}) ÷ ${t}` },
    );
  },
  (draw) => {
    const fast = draw.whole(1, 6) * 18;
    return single(
      `How many metres per second is a speed of ${fast} km/h?`,
      String((fast * 5) / 18),
      {
        unit: 'm/s',
        how: `${fast} × 1,000 ÷ 3,600`,
      },
    );
  },
  (draw) => {
    const [halves, t] = [draw.whole(2, 6), draw.whole(2, 8)];
    return single(
      `A car starts from rest with an even acceleration of ${show(halves / 2)} m/s². How far does it go in ${t} s?`,
      show((halves * t * t) / 4),
      { unit: 'm', how: `½at² = ½ × ${show(halves / 2)} × ${t}²` },
    );
  },
  (draw) => {
    const [one, other] = [draw.whole(12, 20), draw.whole(10, 18)];
    const [first, second] = [draw.whole(1, 3), draw.whole(1, 3)];
    return single(
      `A cyclist goes ${one * first} km in ${first} h and then ${other * second} km in ${second} h. Find the average speed, as a fraction or to two decimals.`,
      showFraction(fraction(one * first + other * second, first + second)),
      {
        unit: 'km/h',
        places: 2,
        how: `${one * first + other * second} km ÷ ${first + second} h`,
      },
    );
  },
  (draw) => {
    const [slowing, t] = [draw.pick([1, 2]), draw.whole(8, 14)];
    return several(
      `A train moving at ${show((slowing * t) / 2)} m/s brakes evenly by ${show(slowing / 2)} m/s each second. After how many seconds does it stop, and how far does it go in this time?`,
      [
        { label: 'Time', answer: String(t), unit: 's' },
        { label: 'Way', answer: show((slowing * t * t) / 4), unit: 'm' },
      ],
      { how: 'v = u + at with v = 0, then s = ½(u + v)t' },
    );
  },
  (draw) => {
    const u = draw.whole(5, 25);
    return single(
      `A ball is thrown straight up at ${u} m/s. How high does it rise? Take g = 10 m/s² and no drag of the air.`,
      show((u * u) / 20),
      { unit: 'm', how: `u² ÷ 2g = ${u * u} ÷ 20` },
    );
  },
]);

const FORCE = inSlots(6, [
  (draw) => {
    const [mass, tenths] = [draw.whole(5, 60), draw.whole(2, 30)];
    return single(
      `What net force gives a trolley of ${mass} kg an acceleration of ${show(tenths / 10)} m/s²?`,
      show((mass * tenths) / 10),
      { unit: 'N', how: `F = ma = ${mass} × ${show(tenths / 10)}` },
    );
  },
  (draw) => {
    const [grams, speed] = [draw.pick([150, 160, 400, 450, 600]), draw.whole(5, 30)];
    return single(
      `A ball of ${grams} g flies at ${speed} m/s. Find its momentum.`,
      show((grams * speed) / 1000),
      { unit: 'kg m/s', how: `p = mv = ${show(grams / 1000)} × ${speed}` },
    );
  },
  (draw) => {
    const [mass, tenths] = [draw.whole(5, 60), draw.whole(2, 30)];
    return single(
      `A net force of ${show((mass * tenths) / 10)} N acts on a cart of ${mass} kg. Find its acceleration.`,
      show(tenths / 10),
      { unit: 'm/s²', how: `a = F ÷ m = ${show((mass * tenths) / 10)} ÷ ${mass}` },
    );
  },
  (draw) => {
    const mass = draw.whole(2, 50);
    return single(
      `A sack has a mass of ${mass} kg. What is its weight? Take g = 9.8 m/s².`,
      show((98 * mass) / 10),
      { unit: 'N', how: `${mass} × 9.8` },
    );
  },
  (draw) => {
    const [mass, weak, more] = [draw.whole(10, 50), draw.whole(40, 90), draw.whole(5, 50)];
    return single(
      `Two children pull a cart of ${mass} kg in opposite directions, with ${weak + more} N and ${weak} N. Find its acceleration, as a fraction or to two decimals.`,
      showFraction(fraction(more, mass)),
      { unit: 'm/s²', places: 2, how: `(${weak + more} − ${weak}) ÷ ${mass}` },
    );
  },
  (draw) => {
    const [grams, speed, tenths] = [
      draw.pick([150, 160]),
      draw.whole(10, 35),
      draw.pick([1, 2, 5]),
    ];
    return single(
      `A fielder stops a cricket ball of ${grams} g that flies at ${speed} m/s within ${show(tenths / 10)} s. Find the mean force on the ball.`,
      show((grams * speed) / (100 * tenths)),
      { unit: 'N', how: `mv ÷ t = ${show((grams * speed) / 1000)} ÷ ${show(tenths / 10)}` },
    );
  },
]);

const WORK = inSlots(6, [
  (draw) => {
    const [force, way] = [draw.whole(4, 40) * 5, draw.whole(2, 20)];
    return single(
      `A box is pushed ${way} m along the floor by a force of ${force} N in the direction of motion. How much work does the force do?`,
      show(force * way),
      { unit: 'J', how: `${force} × ${way}` },
    );
  },
  (draw) => {
    const [mass, speed] = [draw.whole(50, 90), draw.whole(2, 9)];
    return single(
      `A cyclist and the bicycle have a mass of ${mass} kg together and move at ${speed} m/s. Find their kinetic energy.`,
      show((mass * speed * speed) / 2),
      { unit: 'J', how: `½mv² = ½ × ${mass} × ${speed}²` },
    );
  },
  (draw) => {
    const [mass, high] = [draw.whole(5, 20), draw.whole(3, 25)];
    return single(
      `A bucket of water of ${mass} kg is raised ${high} m from a well. How much potential energy does it gain? Take g = 10 m/s².`,
      show(10 * mass * high),
      { unit: 'J', how: `mgh = ${mass} × 10 × ${high}` },
    );
  },
  (draw) => {
    const [load, loadArm, effortArm] = [
      draw.whole(10, 60) * 10,
      draw.whole(2, 5) * 10,
      draw.whole(6, 15) * 10,
    ];
    return single(
      `A load of ${load} N lies ${loadArm} cm from the fulcrum of a lever. What effort balances it ${effortArm} cm from the fulcrum on the other side? A fraction or two decimals will do.`,
      showFraction(fraction(load * loadArm, effortArm)),
      { unit: 'N', places: 2, how: `${load} × ${loadArm} ÷ ${effortArm}` },
    );
  },
  (draw) => {
    const [mass, high, time] = [draw.whole(10, 60) * 5, draw.whole(4, 20), draw.pick([20, 25, 50])];
    return single(
      `A pump raises ${mass} kg of water by ${high} m in ${time} s. How much power does it give? Take g = 10 m/s².`,
      show((10 * mass * high) / time),
      { unit: 'W', how: `mgh ÷ t = ${show(10 * mass * high)} J ÷ ${time} s` },
    );
  },
  (draw) => {
    const steps = draw.whole(1, 6);
    return single(
      `A stone falls ${show((5 * steps * steps) / 4)} m from rest. How fast is it then? Take g = 10 m/s² and no drag of the air.`,
      String(5 * steps),
      { unit: 'm/s', how: `½mv² = mgh, v² = 20 × ${show((5 * steps * steps) / 4)}` },
    );
  },
]);

/** Tenths of a gram in a cubic centimetre. */
const MATERIALS = [
  ['aluminium', 27],
  ['iron', 79],
  ['copper', 89],
  ['silver', 105],
  ['lead', 113],
  ['glass', 25],
  ['ice', 9],
  ['cooking oil', 9],
] as const;

const DENSITY = inSlots(6, [
  (draw) => {
    const [tenths, volume] = [draw.whole(20, 32), draw.whole(2, 20) * 5];
    return single(
      `A stone has a mass of ${show((tenths * volume) / 10)} g and a volume of ${volume} cm³. Find its density.`,
      show(tenths / 10),
      { unit: 'g/cm³', how: `${show((tenths * volume) / 10)} ÷ ${volume}` },
    );
  },
  (draw) => {
    const [[name, tenths], volume] = [draw.pick(MATERIALS), draw.whole(2, 40) * 5];
    return single(
      `The density of ${name} is ${show(tenths / 10)} g/cm³. What is the mass of ${volume} cm³ of it?`,
      show((tenths * volume) / 10),
      { unit: 'g', how: `${show(tenths / 10)} × ${volume}` },
    );
  },
  (draw) => {
    const [low, rise, tenths] = [draw.whole(8, 14) * 5, draw.whole(5, 25), draw.whole(20, 32)];
    return single(
      `A stone of ${show((tenths * rise) / 10)} g sinks in a measuring cylinder. The water rises from ${low} mL to ${low + rise} mL. Find the density of the stone.`,
      show(tenths / 10),
      { unit: 'g/cm³', how: `${show((tenths * rise) / 10)} g ÷ ${rise} cm³` },
    );
  },
  (draw) => {
    const [[name, tenths], volume] = [draw.pick(MATERIALS), draw.whole(2, 40) * 5];
    return single(
      `The density of ${name} is ${show(tenths / 10)} g/cm³. How many cubic centimetres do ${show((tenths * volume) / 10)} g of it take up?`,
      String(volume),
      { unit: 'cm³', how: `${show((tenths * volume) / 10)} ÷ ${show(tenths / 10)}` },
    );
  },
  (draw) => {
    const [volume, more] = [draw.whole(20, 90), draw.pick([-1, 1]) * draw.whole(2, 15)];
    return single(
      `A closed solid block has a mass of ${volume + more} g and a volume of ${volume} cm³. Does it float or sink in water of 1 g/cm³?`,
      more < 0 ? 'floats' : 'sinks',
      {
        choices: ['floats', 'sinks'],
        how: `Its density is ${more < 0 ? 'less' : 'greater'} than 1 g/cm³`,
      },
    );
  },
  (draw) => {
    const tenths = draw.whole(6, 115);
    return single(
      `A density is ${show(tenths / 10)} g/cm³. How many kilograms per cubic metre are that?`,
      show(tenths * 100),
      { unit: 'kg/m³', how: `Times 1,000: a cubic metre has 10,00,000 cm³` },
    );
  },
]);

export const GRADE_9_SCIENCE = {
  SPD: { count: 8, layout: 'list', make: MOTION },
  FRC: { count: 8, layout: 'list', make: FORCE },
  WRK: { count: 8, layout: 'list', make: WORK },
  DNS: { count: 8, layout: 'list', make: DENSITY },
} as const satisfies Record<string, TopicGenerator>;

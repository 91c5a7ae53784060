import { EQUATIONS } from '@/data/study/worksheets/words/grade10/equations';
import { fraction, showFraction } from '@/lib/study/worksheets/fraction';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const CURRENT = inSlots(6, [
  (draw) => {
    const [ohms, tenths] = [draw.whole(2, 20), draw.whole(1, 12)];
    return single(
      `A resistor of ${ohms} Ω is connected to a battery of ${show((ohms * tenths) / 10)} V. What current flows?`,
      show(tenths / 10),
      { unit: 'A', how: `${show((ohms * tenths) / 10)} ÷ ${ohms}` },
    );
  },
  (draw) => {
    const [one = 2, two = 3, three = 4] = draw.some([2, 3, 4, 5, 6, 8, 10, 12], 3);
    return single(
      `Resistors of ${one} Ω, ${two} Ω and ${three} Ω are connected in series. Find the total resistance.`,
      String(one + two + three),
      { unit: 'Ω', how: `${one} + ${two} + ${three}` },
    );
  },
  (draw) => {
    const [one = 3, other = 6] = draw.some([2, 3, 4, 5, 6, 8, 10, 12, 15, 20], 2);
    return single(
      `Resistors of ${one} Ω and ${other} Ω are connected in parallel. Find the total resistance, as a fraction or to two decimals.`,
      showFraction(fraction(one * other, one + other)),
      { unit: 'Ω', places: 2, how: `(${one} × ${other}) ÷ (${one} + ${other})` },
    );
  },
  (draw) => {
    const [tenths, minutes] = [draw.whole(2, 20), draw.whole(2, 20)];
    return single(
      `A current of ${show(tenths / 10)} A flows for ${minutes} minutes. How much charge passes?`,
      show(tenths * minutes * 6),
      { unit: 'C', how: `${show(tenths / 10)} × ${minutes * 60} s` },
    );
  },
  (draw) => {
    const [ohms, longer, thicker] = [draw.whole(3, 12), draw.whole(2, 5), draw.whole(2, 4)];
    return single(
      `A wire has a resistance of ${ohms} Ω. Another of the same metal is ${longer} times as long, and its cross-section has ${thicker} times the area. Find its resistance, as a fraction or to two decimals.`,
      showFraction(fraction(ohms * longer, thicker)),
      { unit: 'Ω', places: 2, how: `${ohms} × ${longer} ÷ ${thicker}` },
    );
  },
  (draw) => {
    const [charge, volts] = [draw.whole(2, 25), draw.whole(2, 24)];
    return single(
      `How much work is done to move a charge of ${charge} C across a potential difference of ${volts} V?`,
      String(charge * volts),
      { unit: 'J', how: `${charge} × ${volts}` },
    );
  },
]);

const POWER = inSlots(5, [
  (draw) => {
    const tenths = draw.whole(2, 90);
    return single(
      `An appliance takes a current of ${show(tenths / 10)} A at 220 V. Find its power.`,
      show(tenths * 22),
      { unit: 'W', how: `220 × ${show(tenths / 10)}` },
    );
  },
  (draw) => {
    const [watts, hours, days] = [
      draw.whole(2, 20) * 100,
      draw.whole(1, 5),
      draw.pick([10, 20, 30]),
    ];
    return single(
      `A heater of ${show(watts)} W runs ${hours} h a day. How many units (kWh) does it use in ${days} days?`,
      show((watts * hours * days) / 1000),
      { unit: 'kWh', how: `${show(watts / 1000)} kW × ${hours} h × ${days}` },
    );
  },
  (draw) => {
    const [lamps, watts, hours, price] = [
      draw.whole(2, 6),
      draw.pick([10, 20, 40]),
      draw.whole(3, 8),
      draw.whole(5, 9),
    ];
    const units = (lamps * watts * hours * 30) / 1000;
    return single(
      `${lamps} lamps of ${watts} W each burn ${hours} h a day for 30 days. What does the energy cost at ₹${price} a unit?`,
      show(units * price),
      { unit: '₹', how: `${show(units)} kWh × ${price}` },
    );
  },
  (draw) => {
    const [amperes, ohms, seconds] = [draw.whole(2, 6), draw.whole(5, 30), draw.whole(2, 12) * 5];
    return single(
      `A current of ${amperes} A flows through a resistor of ${ohms} Ω for ${seconds} s. How much heat is produced?`,
      show(amperes ** 2 * ohms * seconds),
      { unit: 'J', how: `I²Rt = ${amperes}² × ${ohms} × ${seconds}` },
    );
  },
  (draw) => {
    const tenths = draw.whole(25, 90);
    return single(
      `An electric iron or heater of ${show(tenths * 22)} W is used at 220 V. What current does it take?`,
      show(tenths / 10),
      { unit: 'A', how: `${show(tenths * 22)} ÷ 220` },
    );
  },
]);

type Imaging = { focal: number; object: number; image: number };

/** Distances in whole centimetres; `way` is 1 for real images and −1 for virtual ones. */
const imagings = (way: 1 | -1): [Imaging, ...Imaging[]] => {
  const [first = { focal: 10, object: 20, image: 20 }, ...rest] = [10, 12, 15, 18, 20, 24, 30]
    .flatMap((focal) =>
      Array.from({ length: 80 }, (_, at) => ({ focal, object: at + 5 })).filter(
        ({ object }) => way === -1 || object > focal,
      ),
    )
    .map(({ focal, object }) => ({
      focal,
      object,
      image: (focal * object) / (object - way * focal),
    }))
    .filter(({ image }) => Number.isInteger(image) && image <= 120);
  return [first, ...rest];
};

const REAL = imagings(1);
const VIRTUAL = imagings(-1);

const MAKERS = [
  { name: 'concave mirror', isReal: true, where: 'in front of the mirror' },
  { name: 'convex lens', isReal: true, where: 'behind the lens' },
  { name: 'convex mirror', isReal: false, where: 'behind the mirror' },
  { name: 'concave lens', isReal: false, where: 'on the object’s side of the lens' },
] as const;

const [CONCAVE_MIRROR, CONVEX_LENS, CONVEX_MIRROR, CONCAVE_LENS] = MAKERS;

const imageBy =
  ({ name, isReal, where }: (typeof MAKERS)[number]) =>
  (draw: Parameters<TopicGenerator['make']>[0]) => {
    const { focal, object, image } = draw.pick(isReal ? REAL : VIRTUAL);
    const size = fraction(isReal ? -image : image, object);
    return several(
      `An object stands ${object} cm in front of a ${name} whose focal length measures ${focal} cm. How far ${where} is the image? Find the magnification with its sign.`,
      [
        { label: 'Distance', answer: String(image), unit: 'cm' },
        { label: 'Magnification', answer: showFraction(size), places: 2 },
      ],
      {
        how: isReal
          ? `Real and inverted: [1|${focal}] − [1|${object}] = [1|${image}]`
          : `Virtual and upright: [1|${focal}] + [1|${object}] = [1|${image}]`,
      },
    );
  };

const MIRRORS = inSlots(7, [
  imageBy(CONCAVE_MIRROR),
  (draw) => {
    const [focal, kind] = [draw.pick([10, 20, 25, 40, 50, 100, 200]), draw.chance()];
    return single(
      `A ${kind ? 'convex' : 'concave'} lens has a focal length of ${focal} cm. Find its power with its sign.`,
      show((kind ? 100 : -100) / focal),
      { unit: 'D', how: `100 ÷ ${focal}, ${kind ? 'plus for convex' : 'minus for concave'}` },
    );
  },
  imageBy(CONVEX_LENS),
  imageBy(CONVEX_MIRROR),
  (draw) => {
    const radius = draw.whole(8, 60);
    return single(
      `The radius of curvature of a spherical mirror is ${radius} cm. How long is its focal length?`,
      show(radius / 2),
      { unit: 'cm', how: 'Half of the radius' },
    );
  },
  imageBy(CONCAVE_LENS),
  (draw) => {
    const [one, other] = [draw.whole(2, 12), draw.whole(1, 10)];
    const [first, second] = [one / 2, -other / 2];
    return single(
      `Two thin lenses of ${show(first)} D and ${show(second)} D lie close together. What is their power together?`,
      show(first + second),
      { unit: 'D', how: `${show(first)} + (${show(second)})` },
    );
  },
]);

const BALANCING: TopicGenerator['make'] = (draw) => {
  const { left, right } = draw.pick(EQUATIONS);
  const side = (terms: readonly (readonly [number, string])[]) =>
    terms.map(([, formula]) => formula).join(' + ');
  const balanced = [left, right]
    .map((terms) =>
      terms.map(([many, formula]) => (many === 1 ? formula : `${many} ${formula}`)).join(' + '),
    )
    .join(' → ');
  return several(
    `${side(left)} → ${side(right)}`,
    [...left, ...right].map(([many, formula]) => ({ label: formula, answer: String(many) })),
    { how: balanced },
  );
};

export const GRADE_10_SCIENCE = {
  CUR: { count: 8, layout: 'list', make: CURRENT },
  PWH: { count: 8, layout: 'list', make: POWER },
  MRR: { count: 7, layout: 'list', make: MIRRORS },
  BAC: { count: 10, layout: 'list', make: BALANCING },
} as const satisfies Record<string, TopicGenerator>;

import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import { numeric } from '@/lib/study/makers/calculators/numeric';
import type { Maker } from '@/lib/study/makers/maker';
import { show } from '@/lib/study/worksheets/text';

const stripInMetres: Maker = {
  id: 'mixed-lengths',
  level: 'use',
  make: (draw) => {
    const [length, breadth] = [draw.whole(2, 9), draw.whole(2, 9) * 10];
    const area = (length * breadth) / 100;
    return numeric({
      ask: `A strip of cloth is ${length} m long and ${breadth} cm broad. What is its area in m²?`,
      hint: `${breadth} cm are ${show(breadth / 100)} m.`,
      steps: [`${length} × ${show(breadth / 100)} = ${show(area)}`],
      value: area,
      unit: ' m²',
      check: `${length} * ${breadth} / 100`,
      slips: [
        [length * breadth, 'You multiplied metres by centimetres. Bring both to metres first.'],
        [2 * (length + breadth / 100), 'That is the way round. The area is length times breadth.'],
      ],
    });
  },
};

const breadthFromFence: Maker = {
  id: 'breadth-from-fence',
  level: 'think',
  make: (draw) => {
    const breadth = draw.whole(5, 20);
    const length = breadth + draw.whole(2, 15);
    const fence = 2 * (length + breadth);
    return numeric({
      ask: `A fence of ${fence} m goes round a rectangular plot that is ${length} m long. What is the area of the plot?`,
      hint: 'Half of the fence is length and breadth together.',
      steps: [
        `${fence} ÷ 2 − ${length} = ${breadth}`,
        `${length} × ${breadth} = ${show(length * breadth)}`,
      ],
      value: length * breadth,
      unit: ' m²',
      check: `(${fence} / 2 - ${length}) * ${length}`,
      slips: [
        [(fence - length) * length, 'The fence has two of each side: halve it first.'],
        [breadth, 'That is the breadth. Go on to the area.'],
      ],
    });
  },
};

// Sides, half of their sum, and the area.
const TRIANGLES = [
  [3, 4, 5, 6, 6],
  [5, 5, 6, 8, 12],
  [5, 5, 8, 9, 12],
  [5, 12, 13, 15, 30],
  [9, 10, 17, 18, 36],
  [13, 14, 15, 21, 84],
  [10, 13, 13, 18, 60],
  [8, 15, 17, 20, 60],
  [7, 15, 20, 21, 42],
  [11, 13, 20, 22, 66],
] as const;

const heron: Maker = {
  id: 'heron-area',
  level: 'use',
  make: (draw) => {
    const [a, b, c, s, area] = draw.pick(TRIANGLES);
    const times = draw.whole(1, 3);
    const [one, two, three, half] = [a * times, b * times, c * times, s * times];
    const value = area * times * times;
    return numeric({
      ask: `What is the area of a triangle with sides of ${one} cm, ${two} cm and ${three} cm?`,
      hint: `Heron’s formula with s = ${half}.`,
      steps: [
        `s − a, s − b and s − c are ${half - one}, ${half - two} and ${half - three}.`,
        `√(${half} × ${half - one} × ${half - two} × ${half - three}) = ${show(value)}`,
      ],
      value,
      unit: ' cm²',
      check: `sqrt(${half} * ${half - one} * ${half - two} * ${half - three})`,
      slips: [
        [value * value, 'You forgot to take the root.'],
        [2 * half, 'That is the perimeter.'],
      ],
    });
  },
};

const heightOf: Maker = {
  id: 'height-of-triangle',
  level: 'think',
  make: (draw) => {
    const [height, base] = [draw.whole(4, 18), draw.whole(5, 20) * 2];
    const area = (base * height) / 2;
    return numeric({
      ask: `The area of a triangle is ${show(area)} cm² and its base is ${base} cm. How high is it?`,
      hint: 'Area = ½ × base × height. Turn it round.',
      steps: [`2 × ${show(area)} = ${show(2 * area)}`, `${show(2 * area)} ÷ ${base} = ${height}`],
      value: height,
      unit: ' cm',
      check: `2 * ${area} / ${base}`,
      slips: [[area / base, 'You forgot the ½: double the area first.']],
    });
  },
};

const rollingWheel: Maker = {
  id: 'turns-of-a-wheel',
  level: 'use',
  make: (draw) => {
    const radius = 7 * draw.whole(2, 8);
    const around = (44 * radius) / 7;
    const turns = draw.whole(2, 30) * 10;
    return numeric({
      ask: `A wheel has a radius of ${radius} cm. How many metres does it roll in ${turns} turns? Take π = 22/7.`,
      hint: 'In one turn it rolls its circumference. 100 cm are a metre.',
      steps: [
        `2 × 22/7 × ${radius} = ${show(around)} cm`,
        `${show(around)} × ${turns} ÷ 100 = ${show((around * turns) / 100)}`,
      ],
      value: (around * turns) / 100,
      unit: ' m',
      check: `2 * 22/7 * ${radius} * ${turns} / 100`,
      slips: [
        [(around * turns) / 200, 'You used π × r. The circumference is 2 × π × r.'],
        [around * turns, 'That is in centimetres. The question asks for metres.'],
      ],
    });
  },
};

const circleArea: Maker = {
  id: 'area-from-diameter',
  level: 'think',
  make: (draw) => {
    const [thing, radius] = [draw.pick(['table', 'tray', 'mat', 'mirror']), 7 * draw.whole(1, 9)];
    const area = (22 * radius * radius) / 7;
    return numeric({
      ask: `A round ${thing} has a diameter of ${2 * radius} cm. What is its area? Take π = 22/7.`,
      hint: 'The formula has the radius, half of the diameter.',
      steps: [`${2 * radius} ÷ 2 = ${radius}`, `22/7 × ${radius} × ${radius} = ${show(area)}`],
      value: area,
      unit: ' cm²',
      check: `22/7 * ${radius}^2`,
      slips: [
        [4 * area, 'You squared the diameter. Halve it first.'],
        [(44 * radius) / 7, 'That is the circumference.'],
      ],
    });
  },
};

const trapeziumArea: Maker = {
  id: 'trapezium-area',
  level: 'use',
  make: (draw) => {
    const [a, height] = [draw.whole(6, 30), draw.whole(2, 12) * 2];
    const b = a + draw.whole(2, 20);
    const area = ((a + b) * height) / 2;
    return numeric({
      ask: `A field has parallel sides of ${a} m and ${b} m that are ${height} m apart. What is its area?`,
      hint: 'Add the parallel sides, times the distance, and halve.',
      steps: [`${a} + ${b} = ${a + b}`, `${a + b} × ${height} ÷ 2 = ${show(area)}`],
      value: area,
      unit: ' m²',
      check: `(${a} + ${b}) * ${height} / 2`,
      slips: [
        [2 * area, 'You forgot to halve: that is the area of two such fields.'],
        [a * b, 'You multiplied the parallel sides with each other.'],
      ],
    });
  },
};

const parallelogramHeight: Maker = {
  id: 'parallelogram-height',
  level: 'think',
  make: (draw) => {
    const [base, height] = [draw.whole(6, 25), draw.whole(3, 15)];
    const area = base * height;
    return numeric({
      ask: `A parallelogram has a base of ${base} cm and an area of ${show(area)} cm². How far are base and opposite side apart?`,
      hint: 'Its area is base times height, without a half.',
      steps: [`${show(area)} ÷ ${base} = ${height}`],
      value: height,
      unit: ' cm',
      check: `${area} / ${base}`,
      slips: [[2 * height, 'Only a triangle has the half in its formula.']],
    });
  },
};

export const MATHS_SHAPES = {
  rectangle: [stripInMetres, breadthFromFence],
  triangle: [heron, heightOf],
  circle: [rollingWheel, circleArea],
  trapezium: [trapeziumArea, parallelogramHeight],
} satisfies Partial<Record<MathsCalculatorId, readonly Maker[]>>;

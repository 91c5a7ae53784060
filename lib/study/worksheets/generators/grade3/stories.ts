import type { Draw } from '@/lib/study/worksheets/draw';
import { drawMeasure } from '@/lib/study/worksheets/generators/plausible';
import { CHILDREN } from '@/lib/study/worksheets/generators/primary/names';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

/** Two different numbers of one kind, the larger first. */
const apart = (draw: Draw, draws: () => number): [larger: number, smaller: number] => {
  const [one, other] = [draws(), draws()];
  const gap = one === other ? draw.whole(11, 39) : 0;
  return [Math.max(one, other) + gap, Math.min(one, other)];
};

const ADD_AND_TAKE_AWAY = inSlots(8, [
  (draw) => {
    const [girls, boys] = [
      drawMeasure(draw, 'girls or boys of a school'),
      drawMeasure(draw, 'girls or boys of a school'),
    ];
    return single(
      `A school has ${girls} girls and ${boys} boys. How many children is that?`,
      show(girls + boys),
      { unit: 'children', how: `${girls} + ${boys}` },
    );
  },
  (draw) => {
    const [many, few] = apart(draw, () => drawMeasure(draw, 'mangoes picked in a day'));
    return single(
      `A farmer picked ${few} mangoes on Monday and ${many} on Tuesday. How many more were picked on Tuesday?`,
      show(many - few),
      { unit: 'mangoes', how: `${many} − ${few}` },
    );
  },
  (draw) => {
    const chairs = drawMeasure(draw, 'chairs of a hall');
    const seated = draw.whole(60, chairs - 15);
    return single(
      `A hall has ${chairs} chairs. ${seated} people come, and each takes one. How many chairs stay empty?`,
      show(chairs - seated),
      { unit: 'chairs', how: `${chairs} − ${seated}` },
    );
  },
  (draw) => {
    const pages = drawMeasure(draw, 'pages of a storybook');
    const read = draw.whole(35, pages - 20);
    return single(
      `${draw.pick(CHILDREN)}’s storybook has ${pages} pages. ${read} of them are read. How many pages are still to come?`,
      show(pages - read),
      { unit: 'pages', how: `${pages} − ${read}` },
    );
  },
  (draw) => {
    const people = drawMeasure(draw, 'passengers of a train');
    const [off, on] = [draw.whole(45, 180), draw.whole(30, 150)];
    return single(
      `A train has ${people} passengers. At the next station ${off} get off and ${on} get on. How many are in it now?`,
      show(people - off + on),
      { unit: 'passengers', how: `${people} − ${off} = ${people - off}, then + ${on}` },
    );
  },
  (draw) => {
    const price = drawMeasure(draw, 'price of skates', 10);
    const saved = draw.whole(12, price / 10 - 8) * 10 + draw.pick([0, 5]);
    return single(
      `A pair of skates costs ₹${price}. ${draw.pick(CHILDREN)} has saved ₹${saved}. How much is still missing?`,
      show(price - saved),
      { unit: '₹', how: `${price} − ${saved}` },
    );
  },
  (draw) => {
    const [left, given] = [drawMeasure(draw, 'stamps of a child'), draw.whole(25, 95)];
    return single(
      `After giving ${given} stamps to a friend, ${draw.pick(CHILDREN)} has ${left} stamps left. How many were there at first?`,
      show(left + given),
      { unit: 'stamps', how: `${left} + ${given}, since the stamps given away come back` },
    );
  },
  (draw) => {
    const [one, two, three] = [1, 2, 3].map(() => drawMeasure(draw, 'bottle caps of a class'));
    const [a = 0, b = 0, c = 0] = [one, two, three];
    return single(
      `For a wall picture three classes collect ${a}, ${b} and ${c} bottle caps. How many caps is that in all?`,
      show(a + b + c),
      { unit: 'caps', how: `${a} + ${b} = ${a + b}, then + ${c}` },
    );
  },
  (draw) => {
    const morning = drawMeasure(draw, 'visitors of a fair');
    const fewer = draw.whole(25, morning - 40);
    return single(
      `${morning} people came to the fair in the morning and ${fewer} fewer in the afternoon. How many came in the afternoon?`,
      show(morning - fewer),
      { unit: 'people', how: `${morning} − ${fewer}` },
    );
  },
  (draw) => {
    const roses = drawMeasure(draw, 'flowers of a garden');
    const more = draw.whole(25, 180);
    return single(
      `A garden has ${roses} roses and ${more} more marigolds than roses. How many marigolds are there?`,
      show(roses + more),
      { unit: 'marigolds', how: `${roses} + ${more}` },
    );
  },
  (draw) => {
    const baked = drawMeasure(draw, 'buns of a bakery');
    const left = draw.whole(8, 75);
    return single(
      `A bakery made ${baked} buns. In the evening ${left} are left. How many were sold?`,
      show(baked - left),
      { unit: 'buns', how: `${baked} − ${left}` },
    );
  },
  (draw) => {
    const [first, second] = [
      drawMeasure(draw, 'laps or jumps of a child'),
      drawMeasure(draw, 'laps or jumps of a child'),
    ];
    const goal = first + second + draw.whole(15, 90);
    return single(
      `${draw.pick(CHILDREN)} wants to jump the rope ${goal} times in two days. It was ${first} times on Saturday and ${second} times on Sunday. How many jumps are missing?`,
      show(goal - first - second),
      {
        unit: 'jumps',
        how: `${first} + ${second} = ${first + second}, ${goal} − ${first + second}`,
      },
    );
  },
]);

const GROUPS_AND_SHARING = inSlots(8, [
  (draw) => {
    const [boxes, each] = [draw.whole(4, 12), draw.pick([6, 8, 9])];
    return single(
      `A box holds ${each} laddoos. How many laddoos are in ${boxes} full boxes?`,
      show(boxes * each),
      { unit: 'laddoos', how: `${boxes} × ${each}` },
    );
  },
  (draw) => {
    const [each, boxes] = [draw.whole(5, 9), draw.whole(4, 10)];
    const left = draw.whole(1, each - 1);
    return several(
      `${each * boxes + left} bangles are packed ${each} to a box. How many boxes are full, and how many bangles are left over?`,
      [
        { label: 'Full boxes', answer: String(boxes) },
        { label: 'Left over', answer: String(left) },
      ],
      { how: `${each} × ${boxes} = ${each * boxes}` },
    );
  },
  (draw) => {
    const [each, rows] = [draw.whole(4, 9), draw.whole(4, 10)];
    return single(
      `${each * rows} children stand in rows of ${each} for the drill. How many rows are there?`,
      String(rows),
      { unit: 'rows', how: `${each * rows} ÷ ${each}` },
    );
  },
  (draw) => {
    const seats = draw.pick([3, 4]);
    const children = seats * draw.whole(5, 11) + draw.whole(1, seats - 1);
    const benches = Math.ceil(children / seats);
    return single(
      `A bench seats ${seats} children. How many benches do ${children} children need, so that everyone sits?`,
      String(benches),
      {
        unit: 'benches',
        how: `${benches - 1} benches seat only ${(benches - 1) * seats}: one more is needed`,
      },
    );
  },
  (draw) => {
    const [spiders, ants] = [draw.whole(2, 9), draw.whole(2, 9)];
    return single(
      `A spider has 8 legs and an ant has 6. How many legs do ${spiders} spiders and ${ants} ants have together?`,
      String(8 * spiders + 6 * ants),
      { unit: 'legs', how: `${8 * spiders} + ${6 * ants}` },
    );
  },
  (draw) => {
    const [cycles, tricycles] = [draw.whole(4, 12), draw.whole(2, 9)];
    return single(
      `A shop has ${cycles} cycles with 2 wheels and ${tricycles} tricycles with 3 wheels. How many wheels is that?`,
      String(2 * cycles + 3 * tricycles),
      { unit: 'wheels', how: `${2 * cycles} + ${3 * tricycles}` },
    );
  },
  (draw) => {
    const [daily, days] = [draw.whole(5, 10), draw.whole(5, 10)];
    return single(
      `${draw.pick(CHILDREN)} reads ${daily} pages a day. How many days does a book of ${daily * days} pages take?`,
      String(days),
      { unit: 'days', how: `${daily * days} ÷ ${daily}` },
    );
  },
  (draw) => {
    const [rows, dots, taken] = [draw.whole(5, 9), draw.whole(5, 9), draw.whole(3, 9)];
    return single(
      `A rangoli has ${rows} rows of ${dots} dots. The wind blows ${taken} dots away. How many dots are left?`,
      String(rows * dots - taken),
      { unit: 'dots', how: `${rows} × ${dots} = ${rows * dots}, then − ${taken}` },
    );
  },
  (draw) => {
    const [buttons, shirts] = [draw.whole(6, 8), draw.whole(4, 11)];
    const left = draw.whole(1, buttons - 1);
    return several(
      `A tailor sews ${buttons} buttons on each shirt and has ${buttons * shirts + left} buttons. How many shirts can be finished, and how many buttons are left over?`,
      [
        { label: 'Shirts', answer: String(shirts) },
        { label: 'Buttons left', answer: String(left) },
      ],
      { how: `${buttons} × ${shirts} = ${buttons * shirts}` },
    );
  },
  (draw) => {
    const [pots, seeds] = [draw.whole(5, 12), draw.whole(3, 6)];
    return single(
      `${draw.pick(CHILDREN)} puts ${seeds} seeds into each of ${pots} pots. How many seeds are needed?`,
      String(pots * seeds),
      { unit: 'seeds', how: `${pots} × ${seeds}` },
    );
  },
  (draw) => {
    const [children, each] = [draw.whole(3, 8), draw.whole(4, 9)];
    return single(
      `${children} friends share ${children * each} shells equally. How many shells does each get?`,
      String(each),
      { unit: 'shells', how: `${children * each} ÷ ${children}` },
    );
  },
  (draw) => {
    const [autos, each] = [draw.whole(4, 9), 3];
    const people = autos * each - draw.whole(1, 2);
    return single(
      `An auto-rickshaw takes ${each} passengers. How many auto-rickshaws do ${people} passengers need?`,
      String(autos),
      { unit: 'auto-rickshaws', how: `${autos - 1} take only ${(autos - 1) * each}` },
    );
  },
]);

export const GRADE_3_STORIES = {
  WAD: { count: 8, layout: 'list', make: ADD_AND_TAKE_AWAY },
  WMD: { count: 8, layout: 'list', make: GROUPS_AND_SHARING },
} as const satisfies Record<string, TopicGenerator>;

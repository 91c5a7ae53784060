import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const threeRs = groupOf(
  {
    marks: {
      reducing: 'Reducing is using less in the first place.',
      reusing: 'Reusing is using a thing again without breaking it down.',
      recycling: 'In recycling a thing is broken down and made into a new one.',
    },
    facts: [
      ['Switch off the tap while brushing', 'reducing', 'Less water is used.'],
      ['Write on both sides of the sheet', 'reducing', 'Fewer sheets are used.'],
      ['Take only as much rice as you can eat', 'reducing', 'Less food is used.'],
      ['Buy one large packet in place of ten small ones', 'reducing', 'Less wrapping is used.'],
      ['Send a message in place of a printed card', 'reducing', 'No paper is used.'],
      ['Keep pencils in an empty jam jar', 'reusing', 'The jar is still a jar.'],
      ['Pass on your school bag to your sister', 'reusing', 'The bag is still a bag.'],
      ['Wrap a gift in an old newspaper', 'reusing', 'The sheet of newspaper stays whole.'],
      ['Carry vegetables in last year’s cloth bag', 'reusing', 'The bag is used again and again.'],
      ['Use old saris as quilt covers', 'reusing', 'The cloth is still the same cloth.'],
      ['Melt broken glass for new bottles', 'recycling', 'The glass is melted and shaped anew.'],
      ['Make paper from old newspapers', 'recycling', 'The newspapers become pulp first.'],
      ['Melt tins to make new metal sheets', 'recycling', 'The metal is melted first.'],
      ['Shred plastic bottles for new thread', 'recycling', 'The bottles become small bits first.'],
      ['Turn old cardboard into egg trays', 'recycling', 'The cardboard becomes pulp first.'],
    ],
  },
  (thing) => `“${thing}.” Is this reducing, reusing or recycling?`,
  'Is less used, is the same thing used again, or is it broken down and made anew?',
);

const STEPS = [
  ['tear the newspaper', 'Whole sheets have to be torn into bits first.'],
  ['soak the bits', 'The bits have to become soft in water.'],
  ['mash them to pulp', 'Soft bits can be mashed to pulp.'],
  ['spread the pulp thin', 'The pulp is spread to a sheet.'],
  ['press out the water', 'The sheet is pressed after it has been spread.'],
  ['dry the sheet', 'The pressed sheet is laid out to dry.'],
  ['write on the paper', 'Only dry paper can be written on.'],
] as const;

const PAPERMAKERS = ['Devika', 'Suresh', 'Nazia', 'Pema', 'Anil', 'Harleen'] as const;

const order = (draw: Draw): MadeQuestion => {
  const early = draw.whole(0, STEPS.length - 2);
  const late = draw.whole(early + 1, STEPS.length - 1);
  const [[first], [second, why]] = [STEPS[early] ?? STEPS[0], STEPS[late] ?? STEPS[1]];
  const shown = draw.shuffle([first, second]);
  return {
    ask: `${draw.pick(PAPERMAKERS)} makes paper by hand. What comes first: “${shown[0]}” or “${shown[1]}”?`,
    hint: 'Think of the way from an old newspaper to a new sheet.',
    steps: [
      'The order is: tear, soak, mash, spread, press, dry, write.',
      `So “${first}” comes before “${second}”.`,
    ],
    answer: first,
    accept: [first.split(' ')[0] ?? first],
    slips: [{ answer: second, why: `${why} Before that comes “${first}”.` }],
  };
};

const pages = (draw: Draw): MadeQuestion => {
  const [books, sheets] = [draw.whole(2, 6), draw.whole(6, 18) * 4];
  return {
    ask: `${draw.pick(PAPERMAKERS)} has ${books} notebooks with ${sheets} sheets each. Each sheet has 2 pages. How many pages are there in all?`,
    hint: 'How many pages has one notebook?',
    steps: [
      `One notebook: ${sheets} × 2 = ${sheets * 2} pages.`,
      `${books} × ${sheets * 2} = ${show(books * sheets * 2)} pages.`,
    ],
    answer: `${show(books * sheets * 2)} pages`,
    check: `${books} * ${sheets} * 2`,
    slips: [
      {
        answer: `${show(books * sheets)} pages`,
        why: 'Those are the sheets. Each sheet has a front and a back.',
        check: `${books} * ${sheets}`,
      },
      {
        answer: `${show((books * sheets) / 2)} pages`,
        why: 'You halved. There are more pages than sheets.',
        check: `${books} * ${sheets} / 2`,
      },
    ],
  };
};

const savedSheets = (draw: Draw): MadeQuestion => {
  const [daily, days] = [draw.whole(4, 15) * 2, draw.whole(5, 12)];
  const saved = (daily / 2) * days;
  return {
    ask: `In an office ${daily} pages are printed a day, each on its own sheet. Now they print on both sides. How many sheets are saved in ${days} days?`,
    hint: 'How many sheets are needed in a day now?',
    steps: [
      `A day with both sides: ${daily} ÷ 2 = ${daily / 2} sheets, so ${daily / 2} are saved.`,
      `${days} × ${daily / 2} = ${saved} sheets.`,
    ],
    answer: `${saved} sheets`,
    check: `${days} * (${daily} - ${daily} / 2)`,
    slips: [
      {
        answer: `${daily * days} sheets`,
        why: 'That is what was used before. With both sides paper is still needed.',
        check: `${daily} * ${days}`,
      },
      {
        answer: `${daily / 2} sheets`,
        why: `This is saved on one day. Asked are ${days} days.`,
        check: `${daily} / 2`,
      },
    ],
  };
};

export const CHAPTER_08 = [
  { id: 'three-rs', level: 'know', make: threeRs },
  { id: 'order', level: 'know', make: order },
  { id: 'pages', level: 'use', make: pages },
  { id: 'saved-sheets', level: 'think', make: savedSheets },
] as const;

import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const whichBin = groupOf(
  {
    marks: {
      'wet waste': 'Wet waste rots and becomes compost.',
      'dry waste': 'Dry waste can be sorted and recycled.',
      'harmful waste': 'Harmful waste can poison or hurt and is collected apart.',
    },
    facts: [
      ['a banana peel', 'wet waste', 'A peel rots.'],
      ['tea leaves', 'wet waste', 'Tea leaves rot.'],
      ['leftover rice', 'wet waste', 'Rice rots.'],
      ['eggshells', 'wet waste', 'Eggshells crumble and are good for compost.'],
      ['wilted flowers', 'wet waste', 'Flowers rot.'],
      ['dry neem leaves from the yard', 'wet waste', 'Leaves rot and become compost.'],
      ['an old notebook', 'dry waste', 'Paper can be recycled.'],
      ['a milk packet that has been rinsed', 'dry waste', 'The plastic can be recycled.'],
      ['a tin can', 'dry waste', 'Metal can be melted again.'],
      ['a cardboard box', 'dry waste', 'Cardboard can be recycled.'],
      ['an empty plastic bottle', 'dry waste', 'The plastic can be recycled.'],
      ['newspaper', 'dry waste', 'Paper can be recycled.'],
      ['a dead battery', 'harmful waste', 'A battery holds poisonous metals.'],
      ['old medicine', 'harmful waste', 'Medicine can poison people and animals.'],
      ['a broken thermometer with mercury', 'harmful waste', 'Mercury is poisonous.'],
      ['half a tin of old paint', 'harmful waste', 'Paint poisons soil and water.'],
      ['a used injection needle', 'harmful waste', 'A needle hurts and can infect.'],
    ],
  },
  (thing) => `Where does ${thing} belong: wet waste, dry waste or harmful waste?`,
  'Does it rot, can it be recycled, or can it poison or hurt?',
);

const helps = groupOf(
  {
    marks: {
      helps: 'What makes a child feel safe, included or heard helps.',
      hurts: 'What makes a child feel small, left out or afraid hurts.',
    },
    facts: [
      ['asking the new girl to sit with you', 'helps', 'She is included.'],
      ['waiting until a shy boy has finished his sentence', 'helps', 'He is heard.'],
      ['telling a teacher that a child is being pushed about', 'helps', 'The child gets help.'],
      ['choosing by lot who bats first', 'helps', 'Everybody has the same chance.'],
      ['letting a classmate with weak eyes sit in front', 'helps', 'The child can see the board.'],
      ['explaining a sum to the one beside you', 'helps', 'The other learns and is not ashamed.'],
      ['lending your pencil', 'helps', 'The other can go on writing.'],
      ['laughing at the way somebody speaks', 'hurts', 'It makes somebody feel small.'],
      ['a nickname that somebody hates', 'hurts', 'It makes somebody feel small.'],
      ['never passing the ball to one child', 'hurts', 'The child is left out.'],
      ['hiding somebody’s tiffin for fun', 'hurts', 'It is fun for one side only.'],
      ['looking on when a child is teased', 'hurts', 'The child is left alone.'],
      ['passing on a secret', 'hurts', 'Trust is broken.'],
      [
        'saying that girls cannot play',
        'hurts',
        'It leaves half the class out, and it is not true.',
      ],
    ],
  },
  (thing) => `Think of ${thing}. Does it help or hurt? Write: helps or hurts.`,
  'How would you feel in the place of the other child?',
);

const ramp = (draw: Draw): MadeQuestion => {
  const [steps, height] = [draw.whole(2, 5), draw.whole(12, 18)];
  const place = draw.pick(['the library', 'the office', 'the dining hall', 'the stage']);
  const [all, long] = [steps * height, steps * height * 12];
  return {
    ask: `A safe ramp is 12 times as long as it is high. Before ${place} there are ${steps} steps of ${height} cm each. How many centimetres long should the ramp be?`,
    hint: 'How high are all steps together?',
    steps: [`Height: ${steps} × ${height} = ${all} cm.`, `12 × ${all} = ${show(long)} cm.`],
    answer: `${show(long)} cm`,
    check: `12 * ${steps} * ${height}`,
    slips: [
      {
        answer: `${12 * height} cm`,
        why: `That is for one step. There are ${steps}.`,
        check: `12 * ${height}`,
      },
      {
        answer: `${all} cm`,
        why: 'That is the height. Such a short ramp would be far too steep.',
        check: `${steps} * ${height}`,
      },
    ],
  };
};

const drill = (draw: Draw): MadeQuestion => {
  const [classes, each, missing] = [draw.whole(3, 8), draw.whole(28, 40), draw.whole(2, 9)];
  const absent = draw.whole(3, 12);
  const all = classes * each;
  const counted = all - absent - missing;
  return {
    ask: `In a fire drill ${classes} classes of ${each} children leave the building. ${absent} children are absent on that day. At the meeting point ${counted} are counted. How many children does the teacher still have to look for?`,
    hint: 'How many should be there today?',
    steps: [
      `All: ${classes} × ${each} = ${all}. Today: ${all} − ${absent} = ${all - absent}.`,
      `${all - absent} − ${counted} = ${missing} are missing.`,
    ],
    answer: `${missing} children`,
    check: `${classes} * ${each} - ${absent} - ${counted}`,
    slips: [
      {
        answer: `${missing + absent} children`,
        why: `You forgot the ${absent} children who did not come to school today.`,
        check: `${classes} * ${each} - ${counted}`,
      },
    ],
  };
};

const vote = (draw: Draw): MadeQuestion => {
  const [winner, loser] = draw.some(['Neha', 'Sahil', 'Ritika', 'Wangchuk', 'Fatima', 'Arnav'], 2);
  const [less, more] = [draw.whole(9, 16), draw.whole(3, 8)];
  const all = 2 * less + more;
  return {
    ask: `${all} children vote for class monitor, each for one of two. ${winner} gets ${less + more} votes, ${loser} the rest. By how many votes does ${winner} win?`,
    hint: `How many votes does ${loser} get?`,
    steps: [
      `${loser}: ${all} − ${less + more} = ${less} votes.`,
      `${less + more} − ${less} = ${more} votes.`,
    ],
    answer: `${more} votes`,
    check: `${less + more} - (${all} - ${less + more})`,
    slips: [
      {
        answer: `${less} votes`,
        why: `Those are the votes for ${loser}. How many more has ${winner}?`,
        check: `${all} - ${less + more}`,
      },
    ],
  };
};

export const CHAPTER_04 = [
  { id: 'which-bin', level: 'know', make: whichBin },
  { id: 'ramp', level: 'use', make: ramp },
  { id: 'vote', level: 'use', make: vote },
  { id: 'drill', level: 'think', make: drill },
  { id: 'helps', level: 'know', make: helps },
] as const;

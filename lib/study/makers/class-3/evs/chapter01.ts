import { CHILDREN } from '@/lib/study/makers/children';
import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const relative = groupOf(
  {
    marks: {
      aunt: 'A sister of your mother or father is your aunt, and so is the wife of an uncle.',
      uncle: 'A brother of your mother or father is your uncle, and so is the husband of an aunt.',
      cousin: 'A child of your aunt or uncle is your cousin.',
      grandparent: 'The parents of your mother or father are your grandparents.',
    },
    facts: [
      ['your mother’s sister', 'aunt', 'Here it is a sister of your mother.'],
      ['your father’s sister', 'aunt', 'Here it is a sister of your father.'],
      [
        'the wife of your mother’s brother',
        'aunt',
        'Your mother’s brother is an uncle, she is his wife.',
      ],
      [
        'the wife of your father’s brother',
        'aunt',
        'Your father’s brother is an uncle, she is his wife.',
      ],
      ['your father’s brother', 'uncle', 'Here it is a brother of your father.'],
      ['your mother’s brother', 'uncle', 'Here it is a brother of your mother.'],
      [
        'the husband of your mother’s sister',
        'uncle',
        'Your mother’s sister is an aunt, he is her husband.',
      ],
      [
        'the husband of your father’s sister',
        'uncle',
        'Your father’s sister is an aunt, he is her husband.',
      ],
      [
        'the son of your mother’s sister',
        'cousin',
        'Your mother’s sister is an aunt, he is her child.',
      ],
      [
        'the daughter of your father’s brother',
        'cousin',
        'Your father’s brother is an uncle, she is his child.',
      ],
      [
        'the daughter of your mother’s brother',
        'cousin',
        'Your mother’s brother is an uncle, she is his child.',
      ],
      [
        'the son of your father’s sister',
        'cousin',
        'Your father’s sister is an aunt, he is her child.',
      ],
      ['your mother’s mother', 'grandparent', 'Here it is a parent of your mother.'],
      ['your father’s father', 'grandparent', 'Here it is a parent of your father.'],
      ['the father of your mother', 'grandparent', 'Here it is a parent of your mother.'],
      ['the mother of your father', 'grandparent', 'Here it is a parent of your father.'],
    ],
  },
  (person) => `What is ${person} to you: an aunt, an uncle, a cousin or a grandparent?`,
  'Draw a small family tree with yourself at the bottom.',
);

const row = groupOf(
  {
    marks: {
      top: 'Your grandparents and their brothers and sisters stand in the top row.',
      middle: 'Your parents, with their brothers and sisters, stand in the middle row.',
      bottom: 'You stand in the bottom row, with your brothers, sisters and cousins.',
    },
    facts: [
      ['your mother’s father', 'top', 'He is a grandparent.'],
      ['your father’s mother', 'top', 'She is a grandparent.'],
      ['your grandmother’s sister', 'top', 'She belongs to your grandmother’s row.'],
      ['your grandfather’s brother', 'top', 'He belongs to your grandfather’s row.'],
      ['your mother', 'middle', 'She is a parent.'],
      ['your father’s sister', 'middle', 'She is your father’s sister, so she stands beside him.'],
      ['your mother’s brother', 'middle', 'He is your mother’s brother, so he stands beside her.'],
      [
        'the wife of your uncle',
        'middle',
        'She stands beside her husband, in the row of your parents.',
      ],
      ['the son of your grandmother', 'middle', 'He is your father or your uncle.'],
      ['your sister', 'bottom', 'She has the same parents as you.'],
      ['your baby brother', 'bottom', 'He has the same parents as you.'],
      ['the daughter of your aunt', 'bottom', 'She is your cousin.'],
      ['the son of your uncle', 'bottom', 'He is your cousin.'],
      [
        'the grandchild of your grandfather',
        'bottom',
        'That is you, your brother, sister or cousin.',
      ],
    ],
  },
  (person) =>
    `A family tree has three rows, and you stand in the bottom row. In which row stands ${person}: top, middle or bottom?`,
  'Whose child is it? Children stand one row below their parents.',
);

const atHome = (draw: Draw): MadeQuestion => {
  const [grand, aunts] = [draw.whole(1, 2), draw.whole(1, 2)];
  const [brothers, sisters] = [draw.whole(1, 2), draw.whole(1, 3)];
  const name = draw.pick(CHILDREN);
  const total = 1 + 2 + grand + aunts + brothers + sisters;
  return {
    ask: `${name} lives with both parents, ${counted(grand, 'grandparent')}, ${counted(aunts, 'aunt')}, ${counted(brothers, 'brother')} and ${counted(sisters, 'sister')}. How many people live in the house, ${name} included?`,
    hint: `Do not forget to count ${name}.`,
    steps: [
      `${name} is 1 and the parents are 2.`,
      `1 + 2 + ${grand} + ${aunts} + ${brothers} + ${sisters} = ${total} people.`,
    ],
    answer: `${total} people`,
    check: `1 + 2 + ${grand} + ${aunts} + ${brothers} + ${sisters}`,
    slips: [
      {
        answer: `${total - 1} people`,
        why: `You left out ${name}, who lives there too.`,
        check: `2 + ${grand} + ${aunts} + ${brothers} + ${sisters}`,
      },
      {
        answer: `${total - 2} people`,
        why: 'The parents are missing: that is two people more.',
        check: `1 + ${grand} + ${aunts} + ${brothers} + ${sisters}`,
      },
    ],
  };
};

const chores = (draw: Draw): MadeQuestion => {
  const [people, each, more] = [draw.whole(3, 7), draw.whole(2, 4), draw.whole(1, 3)];
  const name = draw.pick(CHILDREN);
  const total = people * each + more;
  return {
    ask: `On Sunday each of the ${people} people in the family of ${name} does ${each} jobs at home, and in the evening all of them together do ${more === 1 ? 'one more job' : `${more} more jobs`}. How many jobs are done?`,
    hint: 'First the jobs that each one does alone.',
    steps: [
      `${people} × ${each} = ${people * each} jobs.`,
      `${people * each} + ${more} = ${total} jobs.`,
    ],
    answer: `${total} jobs`,
    check: `${people} * ${each} + ${more}`,
    slips: [
      {
        answer: `${people * each} jobs`,
        why: 'The evening is missing.',
        check: `${people} * ${each}`,
      },
      {
        answer: `${people * (each + more)} jobs`,
        why: 'What they do together counts once, not once for each person.',
        check: `${people} * (${each} + ${more})`,
      },
    ],
  };
};

const ages = (draw: Draw): MadeQuestion => {
  const [child, older, later] = [draw.whole(7, 9), draw.whole(50, 60), draw.whole(2, 9)];
  const [who, name] = [draw.pick(['grandmother', 'grandfather']), draw.pick(CHILDREN)];
  const now = child + older;
  return {
    ask: `${name} is ${child} years old, and the ${who} is ${older} years older. How old will the ${who} be in ${later} years?`,
    hint: `How old is the ${who} today?`,
    steps: [
      `Today: ${child} + ${older} = ${now} years.`,
      `In ${later} years: ${now} + ${later} = ${now + later} years.`,
    ],
    answer: `${now + later} years`,
    check: `${child} + ${older} + ${later}`,
    slips: [
      {
        answer: `${now} years`,
        why: `That is the age today. It is asked for ${later} years later.`,
        check: `${child} + ${older}`,
      },
      {
        answer: `${older + later} years`,
        why: `${older} is the difference between the two, not the age of the ${who}.`,
        check: `${older} + ${later}`,
      },
    ],
  };
};

export const CHAPTER_01 = [
  { id: 'relative', level: 'know', make: relative },
  { id: 'at-home', level: 'use', make: atHome },
  { id: 'chores', level: 'use', make: chores },
  { id: 'ages', level: 'think', make: ages },
  { id: 'row', level: 'know', make: row },
] as const;

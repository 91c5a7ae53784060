import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const part = choiceOf({
  pairs: [
    [
      'begins to split starch in the mouth',
      'salivary amylase',
      'pepsin',
      'Amylase works on starch; pepsin works on protein in the stomach.',
    ],
    [
      'digests protein in the acid of the stomach',
      'pepsin',
      'trypsin',
      'Pepsin needs acid; trypsin works later, in the small intestine.',
    ],
    [
      'digests protein in the small intestine',
      'trypsin',
      'pepsin',
      'Trypsin comes with the pancreatic juice; pepsin works in the acid of the stomach.',
    ],
    [
      'digests fats',
      'lipase',
      'amylase',
      'Lipase is for lipids, which are fats; amylase is for starch.',
    ],
    [
      'breaks fat into small drops, without being an enzyme',
      'bile',
      'lipase',
      'Bile only makes the drops small; lipase then digests them.',
    ],
    [
      'takes digested food into the blood through its villi',
      'small intestine',
      'large intestine',
      'Villi line the small intestine; the large one mostly takes up water.',
    ],
    [
      'carries water up a plant',
      'xylem',
      'phloem',
      'Xylem carries water and minerals; phloem carries food.',
    ],
    [
      'carries sugar made in the leaves',
      'phloem',
      'xylem',
      'Phloem carries food; xylem carries water and minerals.',
    ],
    [
      'opens and closes a stoma',
      'guard cells',
      'root hairs',
      'Guard cells swell to open the pore; root hairs take up water.',
    ],
    [
      'carries blood away from the heart',
      'artery',
      'vein',
      'An artery carries blood away; a vein brings it back.',
    ],
    [
      'has valves along its length so that blood does not flow back',
      'vein',
      'artery',
      'The pressure in veins is low, so they need valves.',
    ],
    [
      'lets oxygen and food pass through its thin wall',
      'capillary',
      'artery',
      'The wall of a capillary is one cell thick; that of an artery is thick.',
    ],
    [
      'binds oxygen in our blood',
      'haemoglobin',
      'platelets',
      'Haemoglobin in the red cells binds oxygen; platelets help blood to clot.',
    ],
    [
      'helps blood to clot',
      'platelets',
      'red blood cells',
      'Platelets plug a wound; red cells carry oxygen.',
    ],
    [
      'filters the blood in the kidney',
      'nephron',
      'alveolus',
      'Nephrons filter blood; alveoli exchange gases in the lung.',
    ],
    [
      'exchanges gases in the lung',
      'alveolus',
      'nephron',
      'Alveoli exchange gases; nephrons filter blood in the kidney.',
    ],
  ],
  ask: (said, one, other) => `Which of the two ${said}: ${one} or ${other}?`,
  hint: 'Recall where in the body, or in the plant, each of the two is at work.',
});

const ADULTS = ['Rehana', 'Suresh', 'Mary', 'Gurdeep', 'Lakshmi', 'Tashi', 'Amit'] as const;

const heart = (draw: Draw): MadeQuestion => {
  const [rate, beat, minutes] = [draw.whole(60, 85), draw.whole(13, 16) * 5, draw.whole(2, 9)];
  const perMinute = rate * beat;
  const answer = `${show((perMinute * minutes) / 1000)} litres`;
  return {
    ask: `At rest the heart of ${draw.pick(ADULTS)} beats ${rate} times a minute and pumps ${beat} mL of blood with each beat into the aorta. How many litres is that in ${minutes} minutes?`,
    hint: 'Find the millilitres of one minute; 1,000 mL are a litre.',
    steps: [
      `In a minute: ${rate} × ${beat} = ${show(perMinute)} mL.`,
      `In ${minutes} minutes: ${minutes} × ${show(perMinute)} = ${show(perMinute * minutes)} mL.`,
      `${show(perMinute * minutes)} ÷ 1,000 = ${answer}.`,
    ],
    answer,
    check: `${beat} / 1000 * ${rate} * ${minutes}`,
    slips: [
      {
        answer: `${show(perMinute / 1000)} litres`,
        why: `This is one minute. There are ${minutes}.`,
        check: `${rate} * ${beat} / 1000`,
      },
      {
        answer: `${show((rate * minutes) / 1000)} litres`,
        why: `You counted the beats only. Each brings ${beat} mL.`,
        check: `${rate} * ${minutes} / 1000`,
      },
    ],
  };
};

const kidney = (draw: Draw): MadeQuestion => {
  const [filtered, tenths] = [draw.whole(14, 18) * 10, draw.whole(8, 20)];
  const urine = tenths / 10;
  const answer = `${show(filtered - urine)} litres`;
  return {
    ask: `In a day ${filtered} litres of liquid are filtered out of ${draw.pick(ADULTS)}’s blood in the kidneys, and ${show(urine)} ${tenths === 10 ? 'litre leaves' : 'litres leave'} the body as urine. How many litres are taken back into the blood?`,
    hint: 'What is filtered is either taken back or leaves as urine.',
    steps: [
      'The long tubes of the nephrons take most of the liquid back.',
      `${filtered} − ${show(urine)} = ${answer}.`,
    ],
    answer,
    check: `${filtered} - ${urine}`,
    slips: [
      {
        answer: `${show(filtered + urine)} litres`,
        why: 'You added. Urine is a part of what was filtered.',
        check: `${filtered} + ${urine}`,
      },
    ],
  };
};

/** The round of the blood, each stop with the next one after it; the last leads to the first. */
const ROUND = [
  'vena cava',
  'right atrium',
  'right ventricle',
  'pulmonary artery',
  'lungs',
  'pulmonary veins',
  'left atrium',
  'left ventricle',
  'aorta',
  'organs of the body',
] as const;

const stop = (at: number): string => ROUND[(at + ROUND.length) % ROUND.length] ?? ROUND[0];

const round = (draw: Draw): MadeQuestion => {
  const [at, isNext] = [draw.whole(0, ROUND.length - 1), draw.chance()];
  const [next, before] = [stop(at + 1), stop(at - 1)];
  const [right, wrong] = isNext ? [next, before] : [before, next];
  return {
    ask: `On the round of the blood through the body, what comes just ${isNext ? 'after' : 'before'} the ${stop(at)}: the ${draw.shuffle([right, wrong]).join(' or the ')}?`,
    hint: 'The right side of the heart sends blood to the lungs, the left side to the body.',
    steps: [
      'The round: vena cava, right atrium, right ventricle, pulmonary artery, lungs, pulmonary veins, left atrium, left ventricle, aorta, organs of the body, and again vena cava.',
      `Just ${isNext ? 'after' : 'before'} the ${stop(at)}: the ${right}.`,
    ],
    answer: right,
    accept: [`the ${right}`, ...(right === 'organs of the body' ? ['organs', 'body'] : [])],
    slips: [
      {
        answer: wrong,
        why: `You went round the other way. The blood goes from the ${before} to the ${stop(at)} and on to the ${next}.`,
      },
    ],
  };
};

const freshAir = (draw: Draw): MadeQuestion => {
  const [breath, rate] = [draw.whole(9, 12) * 50, draw.whole(12, 18)];
  const rest = 150;
  const perMinute = (breath - rest) * rate;
  const answer = `${show(perMinute / 1000)} litres`;
  return {
    ask: `At rest ${draw.pick(ADULTS)} breathes in ${breath} mL of air ${rate} times a minute. Of each breath ${rest} mL stay in the windpipe and its branches. How many litres of fresh air reach the alveoli in a minute?`,
    hint: 'How much of one breath gets as far as the alveoli?',
    steps: [
      `Of one breath ${breath} − ${rest} = ${breath - rest} mL reach the alveoli.`,
      `In a minute: ${rate} × ${breath - rest} = ${show(perMinute)} mL.`,
      `${show(perMinute)} ÷ 1,000 = ${answer}.`,
    ],
    answer,
    check: `(${breath} - ${rest}) * ${rate} / 1000`,
    slips: [
      {
        answer: `${show((breath * rate) / 1000)} litres`,
        why: 'This is all the air that is breathed in. A part of each breath stops on the way.',
        check: `${breath} * ${rate} / 1000`,
      },
      {
        answer: `${show((breath * rate - rest) / 1000)} litres`,
        why: `You took the ${rest} mL away once. They are missing from every breath.`,
        check: `(${breath} * ${rate} - ${rest}) / 1000`,
      },
    ],
  };
};

export const CHAPTER_05 = [
  { id: 'part', level: 'know', make: part },
  { id: 'heart', level: 'use', make: heart },
  { id: 'round', level: 'use', make: round },
  { id: 'fresh-air', level: 'think', make: freshAir },
  { id: 'kidney', level: 'use', make: kidney },
] as const satisfies readonly Maker[];

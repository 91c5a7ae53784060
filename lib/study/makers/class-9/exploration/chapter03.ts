import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const animalTissue = groupOf(
  {
    marks: {
      epithelial: 'Epithelial tissue covers the body and lines its hollows.',
      connective: 'Connective tissue binds, carries and supports.',
      muscle: 'Muscle tissue shortens and so moves the body.',
      nervous: 'Nervous tissue receives messages and sends them on.',
    },
    facts: [
      ['the outer layer of the skin', 'epithelial', 'It covers the body.'],
      ['the lining of the mouth', 'epithelial', 'It lines a hollow.'],
      ['the thin walls of the air sacs in the lungs', 'epithelial', 'They line the air sacs.'],
      ['the lining of the small intestine', 'epithelial', 'It lines a hollow.'],
      ['blood', 'connective', 'Blood carries gases, food and waste between the organs.'],
      ['bone', 'connective', 'Bone supports the body.'],
      ['the cartilage of the ear', 'connective', 'Cartilage supports and can bend.'],
      ['a tendon', 'connective', 'A tendon binds muscle to bone.'],
      ['a ligament', 'connective', 'A ligament binds bone to bone.'],
      ['the fat below the skin', 'connective', 'Fat tissue stores food and keeps us warm.'],
      ['the wall of the heart, which beats,', 'muscle', 'It shortens at every beat.'],
      ['the biceps in the arm', 'muscle', 'It shortens to bend the arm.'],
      ['the layer that squeezes food along the gut', 'muscle', 'It shortens to push the food.'],
      ['the brain', 'nervous', 'The brain works with messages.'],
      ['the spinal cord', 'nervous', 'It carries messages between brain and body.'],
      [
        'the cells that report heat from the finger to the brain',
        'nervous',
        'They send a message.',
      ],
    ],
  },
  (thing) =>
    `Think of ${thing.replace(/,$/, '')}. Is it epithelial, connective, muscle or nervous tissue?`,
  'What is its work: to cover, to bind and carry, to move or to send messages?',
);

const plantTissue = groupOf(
  {
    marks: {
      meristem: 'A meristem is made of cells that keep dividing.',
      parenchyma: 'Parenchyma has living cells with thin walls, for storing and making food.',
      collenchyma: 'Collenchyma has living cells with thick corners, firm and yet easy to bend.',
      sclerenchyma: 'Sclerenchyma has dead cells with thick, woody walls.',
      xylem: 'Xylem carries water and minerals up from the roots.',
      phloem: 'Phloem carries food from the leaves to all parts.',
    },
    facts: [
      ['makes a root grow longer at its tip', 'meristem', 'There new cells are made.'],
      ['makes the stem of a tree thicker every year', 'meristem', 'It keeps adding new cells.'],
      ['makes cut grass grow again from its base', 'meristem', 'There new cells are made.'],
      ['stores starch in a potato', 'parenchyma', 'Storing is the work of thin-walled cells.'],
      ['fills the soft pulp of a mango', 'parenchyma', 'The pulp is soft, with thin walls.'],
      [
        'holds air in the floating leaf stalk of a water hyacinth',
        'parenchyma',
        'Thin-walled cells with large air spaces keep it afloat.',
      ],
      [
        'lets the stalk of a leaf bend in the wind without breaking',
        'collenchyma',
        'It is firm and yet bends.',
      ],
      ['lets a tendril bend without breaking', 'collenchyma', 'It is firm and yet bends.'],
      ['makes the husk of a coconut stringy', 'sclerenchyma', 'The fibres are dead and woody.'],
      ['makes the shell of a walnut hard', 'sclerenchyma', 'The shell is dead and woody.'],
      ['gives jute its strong fibres', 'sclerenchyma', 'The fibres are dead, with thick walls.'],
      ['brings water from the roots to the leaves', 'xylem', 'Water goes up in it.'],
      ['makes up most of the wood of a teak tree', 'xylem', 'Wood is old xylem.'],
      ['carries sugar from the leaves to the roots', 'phloem', 'Food travels in it.'],
      ['brings food to a growing fruit', 'phloem', 'Food travels in it.'],
    ],
  },
  (thing) =>
    `Which tissue ${thing}: meristem, parenchyma, collenchyma, sclerenchyma, xylem or phloem?`,
  'Is it growing, soft, bendable, woody, or a pipe? And what flows in the pipe?',
);

const JOINTS = {
  hinge: 'A hinge joint moves to and fro in one plane, like a door.',
  'ball and socket': 'In a ball and socket joint a round head turns in a cup, to all sides.',
  pivot: 'In a pivot joint one bone turns around another.',
  fixed: 'A fixed joint does not move.',
} as const;

const BODY_JOINTS = [
  ['the knee', 'hinge', 'ball and socket'],
  ['the elbow, when you bend and stretch the arm,', 'hinge', 'pivot'],
  ['a finger, at its middle,', 'hinge', 'ball and socket'],
  ['a toe, at its middle,', 'hinge', 'pivot'],
  ['the shoulder', 'ball and socket', 'hinge'],
  ['the hip', 'ball and socket', 'hinge'],
  ['the neck, when you shake your head to say no,', 'pivot', 'hinge'],
  ['the bones of the top of the skull', 'fixed', 'hinge'],
  ['the upper jaw and the skull', 'fixed', 'hinge'],
  ['the arm of a bowler, where it circles from the trunk,', 'ball and socket', 'pivot'],
  ['the leg of a dancer, where it swings out from the trunk,', 'ball and socket', 'hinge'],
  ['the leg, where a cyclist bends it in the middle,', 'hinge', 'ball and socket'],
  ['the head, where it turns to look over the shoulder,', 'pivot', 'fixed'],
] as const;

const joint = (draw: Draw): MadeQuestion => {
  const [place, right, wrong] = draw.pick(BODY_JOINTS);
  const [one, other] = draw.shuffle([right, wrong]);
  return {
    ask: `Think of ${place.replace(/,$/, '')}. Is the joint there a ${one} joint or a ${other} joint?`,
    hint: 'Move it, if you can: in one plane, to all sides, round and round, or not at all?',
    steps: [JOINTS[right]],
    answer: right,
    accept: [right.replaceAll(' ', '-'), `${right} joint`, `a ${right} joint`].filter(
      (spelling) => spelling !== right,
    ),
    slips: [{ answer: wrong, why: `${JOINTS[wrong]} That is not how this one moves.` }],
  };
};

const PATHS = [
  ['from a toe to the brain', 160],
  ['from a finger to the spinal cord', 90],
  ['from the foot of a child to the brain', 120],
  ['along the neck of a giraffe', 240],
  ['from the spinal cord to a calf muscle', 100],
] as const;

const nerve = (draw: Draw): MadeQuestion => {
  const [path, length] = draw.pick(PATHS);
  const speed = draw.pick([20, 25, 40, 50, 80, 100]);
  const [metres, answer] = [length / 100, (length * 10) / speed];
  return {
    ask: `A message in a nerve runs ${path}, ${show(metres)} m, at ${speed} m/s. How many milliseconds does it take?`,
    hint: 'Time is distance divided by speed. A second has 1,000 milliseconds.',
    steps: [
      `${show(metres)} ÷ ${speed} = ${show(answer / 1000)} s.`,
      `${show(answer / 1000)} × 1,000 = ${show(answer)} ms.`,
    ],
    answer: `${show(answer)} ms`,
    accept: [`${show(answer)} milliseconds`],
    check: `${metres} / ${speed} * 1000`,
    slips: [
      {
        answer: `${show(answer / 1000)} ms`,
        why: 'These are seconds. A second has 1,000 milliseconds.',
        check: `${metres} / ${speed}`,
      },
      {
        answer: `${show(metres * speed * 1000)} ms`,
        why: 'You multiplied. Time is distance divided by speed.',
        check: `${metres} * ${speed} * 1000`,
      },
    ],
  };
};

const PERSONS = ['Kavya', 'Rohan', 'Zoya', 'Thomas', 'Gurleen', 'Bhaskar'] as const;

const pumped = (draw: Draw): MadeQuestion => {
  const [rate, each, minutes] = [
    draw.whole(30, 45) * 2,
    draw.whole(12, 16) * 5,
    draw.pick([5, 10, 20, 30]),
  ];
  const total = rate * each * minutes;
  return {
    ask: `The heart muscle of ${draw.pick(PERSONS)} pumps ${each} mL of blood at each beat and beats ${rate} times a minute. How many litres does it pump in ${minutes} minutes?`,
    hint: 'How many beats are there? Change millilitres into litres at the end.',
    steps: [
      `Beats: ${rate} × ${minutes} = ${show(rate * minutes)}.`,
      `${show(rate * minutes)} × ${each} = ${show(total)} mL.`,
      `${show(total)} ÷ 1,000 = ${show(total / 1000)} litres.`,
    ],
    answer: `${show(total / 1000)} litres`,
    accept: [`${show(total / 1000)} L`],
    check: `${rate} * ${each} * ${minutes} / 1000`,
    slips: [
      {
        answer: `${show(total)} litres`,
        why: 'These are millilitres. A litre has 1,000 of them.',
        check: `${rate} * ${each} * ${minutes}`,
      },
      {
        answer: `${show((rate * each) / 1000)} litres`,
        why: `This is what is pumped in one minute. The question asks for ${minutes}.`,
        check: `${rate} * ${each} / 1000`,
      },
    ],
  };
};

const consequence = choiceOf({
  pairs: [
    [
      'A ring of bark, with the phloem in it, is cut off all around a branch. What can no longer pass it',
      'food',
      'water',
      'The phloem lies in the bark and carries food.',
      'Water goes up in the xylem, in the wood, which is still there.',
    ],
    [
      'The growing tip of a young shoot is nipped off. What stops there',
      'growth in length',
      'flow of water',
      'The tip has the meristem that makes the shoot longer.',
      'Water still flows in the xylem below the cut.',
    ],
    [
      'A cow eats the tops of grass blades and they grow again. Where is the meristem',
      'at the base',
      'at the tip',
      'The base is left, and from there the blade grows again.',
      'The tip was eaten. Had the meristem been there, the grass could not grow on.',
    ],
    [
      'A torn tendon has to be sewn. Which can no longer pull',
      'muscle on bone',
      'bone on bone',
      'A tendon joins muscle to bone.',
      'It is a ligament that joins bone to bone.',
    ],
    [
      'A ligament in the knee is torn. What is no longer held together well',
      'bone and bone',
      'muscle and bone',
      'A ligament joins bone to bone.',
      'It is a tendon that joins muscle to bone.',
    ],
    [
      'The cells of air sacs are flat and very thin. What does this make quick',
      'the passage of gases',
      'the storing of food',
      'Gases have only a very short way through a flat cell.',
      'For storing a cell needs room, and a flat one has hardly any.',
    ],
    [
      'Cells that line the small intestine have folds like fingers. What becomes larger',
      'the surface',
      'the thickness',
      'Folds give more surface, through which digested food passes.',
      'A thicker wall would slow the food down. Folds add surface.',
    ],
    [
      'A nerve cell can be a metre long. What does this length help it to do',
      'send messages far',
      'store much food',
      'One long cell carries the message without a stop.',
      'A nerve cell stores little. Its length is a cable.',
    ],
    [
      'Desert leaves have a thick waxy skin. What does the wax reduce',
      'loss of water',
      'the light that enters',
      'Water cannot pass the wax, so the leaf dries out less.',
      'Wax lets the light through, and the leaf needs it.',
    ],
    [
      'Sieve tubes of phloem are alive, vessels of xylem are dead. Which cells work with energy of their own',
      'those of phloem',
      'those of xylem',
      'Only living cells spend energy: phloem moves food with it.',
      'Dead vessels spend no energy. Water is drawn up through them by the leaves.',
    ],
    [
      'The heart beats even in deep sleep. How does its muscle work',
      'without our will',
      'by our will',
      'The heart beats by itself, also in sleep.',
      'You cannot stop your heart by wanting to. Arms and legs obey the will.',
    ],
    [
      'A biceps shortens and bends the arm. What can a muscle not do',
      'push a bone',
      'pull a bone',
      'A muscle only pulls, so another muscle is needed for the way back.',
      'Pulling is just what a muscle does when it shortens.',
    ],
    [
      'An earlobe can be bent and springs back. What is inside',
      'cartilage',
      'bone',
      'Cartilage is firm and bends.',
      'Bone is hard and would break.',
    ],
  ],
  ask: (about, one, other) => `${about}: ${one} or ${other}?`,
  hint: 'Think of the tissue first, and of its work.',
});

export const CHAPTER_03 = [
  { id: 'animal-tissue', level: 'know', make: animalTissue },
  { id: 'plant-tissue', level: 'know', make: plantTissue },
  { id: 'pumped', level: 'use', make: pumped },
  { id: 'consequence', level: 'think', make: consequence },
  { id: 'joint', level: 'use', make: joint },
  { id: 'nerve', level: 'use', make: nerve },
] as const satisfies readonly Maker[];

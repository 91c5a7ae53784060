import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const kind = groupOf(
  {
    marks: {
      communicable: 'A communicable disease comes from germs and can spread.',
      'non-communicable': 'A non-communicable disease is not caught from others.',
    },
    facts: [
      ['influenza', 'communicable', 'Influenza spreads with droplets in the air.'],
      ['tuberculosis', 'communicable', 'Tuberculosis spreads through the air.'],
      ['typhoid', 'communicable', 'Typhoid spreads with dirty water and food.'],
      ['cholera', 'communicable', 'Cholera spreads with dirty water and food.'],
      ['measles', 'communicable', 'Measles spreads through the air.'],
      ['chickenpox', 'communicable', 'Chickenpox spreads through the air and by touch.'],
      ['dengue', 'communicable', 'Mosquitoes carry the virus of dengue.'],
      ['malaria', 'communicable', 'Mosquitoes carry the parasite of malaria.'],
      [
        'diabetes',
        'non-communicable',
        'In diabetes the body cannot manage sugar well. Nobody catches it.',
      ],
      ['asthma', 'non-communicable', 'In asthma the airways are narrow. Nobody catches it.'],
      [
        'high blood pressure',
        'non-communicable',
        'Nobody catches high blood pressure from others.',
      ],
      ['scurvy', 'non-communicable', 'Scurvy comes from a lack of vitamin C.'],
      [
        'anaemia from lack of iron',
        'non-communicable',
        'It comes from too little iron, not from germs.',
      ],
      [
        'goitre from lack of iodine',
        'non-communicable',
        'It comes from too little iodine, not from germs.',
      ],
    ],
  },
  (thing) => `Is ${thing} communicable or non-communicable?`,
  'Can it come from germs of another person, from water, food or insects?',
);

const spread = groupOf(
  {
    marks: {
      air: 'Some germs travel with coughs and sneezes.',
      'water or food': 'Some germs come with dirty water or food.',
      mosquitoes: 'Some germs are carried by mosquitoes.',
    },
    facts: [
      ['the common cold', 'air', 'The common cold spreads with droplets.'],
      ['influenza', 'air', 'Influenza spreads with droplets.'],
      ['tuberculosis of the lungs', 'air', 'It spreads when a patient coughs.'],
      ['measles', 'air', 'Measles spreads with droplets.'],
      ['COVID-19', 'air', 'COVID-19 spreads mainly with droplets and fine mist in the air.'],
      ['cholera', 'water or food', 'Cholera comes with dirty water and food.'],
      ['typhoid', 'water or food', 'Typhoid comes with dirty water and food.'],
      ['hepatitis A', 'water or food', 'Hepatitis A comes with dirty water and food.'],
      ['dysentery', 'water or food', 'Dysentery comes with dirty water and food.'],
      ['malaria', 'mosquitoes', 'Mosquitoes carry the parasite.'],
      ['dengue', 'mosquitoes', 'Mosquitoes carry the virus.'],
      ['chikungunya', 'mosquitoes', 'Mosquitoes carry the virus.'],
      ['Japanese encephalitis', 'mosquitoes', 'Mosquitoes carry the virus.'],
    ],
  },
  (thing) => `How does ${thing} mainly spread: air, water or food, or mosquitoes?`,
  'Think of what one is told to do against it.',
);

const vaccinated = (draw: Draw): MadeQuestion => {
  const [people, percent] = [draw.whole(4, 30) * 100, draw.pick([55, 60, 65, 70, 80, 85, 90, 95])];
  const count = (people * percent) / 100;
  return {
    ask: `In ${draw.pick(['a village', 'a colony', 'a town ward'])} of ${show(people)} people ${show(count)} have been vaccinated. What per cent has not been vaccinated?`,
    hint: 'How many people are left? What part of all is that?',
    steps: [
      `${show(people)} − ${show(count)} = ${show(people - count)} people.`,
      `${show(people - count)} ÷ ${show(people)} × 100 = ${100 - percent}, so ${100 - percent}%.`,
    ],
    answer: `${100 - percent}%`,
    accept: [`${100 - percent} per cent`, `${100 - percent} percent`],
    check: `(${people} - ${count}) / ${people} * 100`,
    slips: [
      {
        answer: `${percent}%`,
        why: 'This is the part that has been vaccinated. Asked is the rest.',
        check: `${count} / ${people} * 100`,
      },
    ],
  };
};

const course = (draw: Draw): MadeQuestion => {
  const [hours, days, taken] = [draw.pick([6, 8, 12]), draw.whole(5, 10), draw.whole(4, 9)];
  const [daily, total] = [24 / hours, (24 / hours) * days];
  return {
    ask: `A doctor prescribes one tablet every ${hours} hours for ${days} days. ${draw.pick(['Aarti', 'Roshan', 'Imtiaz', 'Nima', 'Susan'])} has taken ${taken}. How many tablets are left to finish the course?`,
    hint: 'How many tablets is that in a day?',
    steps: [
      `24 ÷ ${hours} = ${daily} a day: ${daily} × ${days} = ${total} tablets in all.`,
      `${total} − ${taken} = ${total - taken}.`,
    ],
    answer: String(total - taken),
    accept: [`${total - taken} tablets`],
    check: `24 / ${hours} * ${days} - ${taken}`,
    slips: [
      {
        answer: String(total),
        why: `This is the whole course. ${taken} have been taken already.`,
        check: `24 / ${hours} * ${days}`,
      },
      {
        answer: String(hours * days - taken),
        why: `You took ${hours} tablets a day. One every ${hours} hours makes ${daily} a day.`,
        check: `${hours} * ${days} - ${taken}`,
      },
    ],
  };
};

export const chapter03 = [
  { id: 'kind', level: 'know', make: kind },
  { id: 'spread', level: 'know', make: spread },
  { id: 'vaccinated', level: 'use', make: vaccinated },
  { id: 'course', level: 'think', make: course },
] as const satisfies readonly Maker[];

import type { Figure } from '@/data/study/figures/figure';

export const EVS_FIGURES: Readonly<Record<string, Figure>> = {
  'animals-and-their-homes': {
    alt: 'Animals on the left, homes on the right, joined by arrows: the weaver bird lives in a nest, the bee in a hive, the spider in a web, the rabbit in a burrow.',
    caption: 'Some builders of the animal world, and what each of them builds or digs.',
    draw: {
      kind: 'web',
      columns: 2,
      rows: 4,
      rowHeight: 46,
      boxes: {
        bird: { at: [0, 0], text: 'weaver bird', fill: 'yellow' },
        bee: { at: [0, 1], text: 'bee', fill: 'yellow' },
        spider: { at: [0, 2], text: 'spider', fill: 'yellow' },
        rabbit: { at: [0, 3], text: 'rabbit', fill: 'yellow' },
        nest: { at: [1, 0], text: 'nest of grass', fill: 'green' },
        hive: { at: [1, 1], text: 'hive of wax', fill: 'green' },
        web: { at: [1, 2], text: 'web of threads', fill: 'green' },
        burrow: { at: [1, 3], text: 'burrow in the soil', fill: 'green' },
      },
      arrows: [
        { from: 'bird', to: 'nest' },
        { from: 'bee', to: 'hive' },
        { from: 'spider', to: 'web' },
        { from: 'rabbit', to: 'burrow' },
      ],
    },
  },
  'festivals-of-our-neighbours': {
    alt: 'A ring of festivals through the year: Pongal in January, Holi in February or March, Baisakhi in April, Onam in August or September, Diwali in October or November, Christmas in December.',
    caption:
      'Festivals with a fixed day and some of those that move a little with the Moon or a star.',
    draw: {
      kind: 'cycle',
      middle: 'A year of festivals',
      steps: [
        'Pongal:\nJanuary',
        'Holi:\nFeb or March',
        'Baisakhi:\nApril',
        'Onam:\nAug or Sept',
        'Diwali:\nOct or Nov',
        'Christmas:\n25 December',
      ],
    },
  },
  'five-senses': {
    alt: 'A guava in the middle, five boxes around it: eyes see green, the nose smells it is ripe, the tongue tastes sweet, the skin feels bumps, ears hear the crunch.',
    caption: 'One guava, and five doors through which the news of it comes in.',
    draw: {
      kind: 'web',
      columns: 3,
      rows: 3,
      rowHeight: 64,
      boxes: {
        guava: { at: [1, 1], text: 'a guava', fill: 'green' },
        eyes: { at: [0, 0], text: 'eyes: green' },
        nose: { at: [2, 0], text: 'nose: ripe smell' },
        tongue: { at: [0, 2], text: 'tongue: sweet' },
        skin: { at: [2, 2], text: 'skin: small bumps' },
        ears: { at: [1, 2], text: 'ears: crunch' },
      },
      arrows: [
        { from: 'guava', to: 'eyes' },
        { from: 'guava', to: 'nose' },
        { from: 'guava', to: 'tongue' },
        { from: 'guava', to: 'skin' },
        { from: 'guava', to: 'ears' },
      ],
    },
  },
  'food-we-eat': {
    alt: 'Three kinds of food with examples. For energy: roti, rice, potato. For growing: dal, milk, egg. For keeping well: spinach, carrot, guava.',
    caption: 'A good plate has something of each of the three kinds.',
    draw: {
      kind: 'tree',
      rowHeight: 84,
      root: {
        text: 'What food does for us',
        fill: 'white',
        children: [
          {
            text: 'gives energy',
            fill: 'yellow',
            children: [{ text: 'roti\nrice\npotato', fill: 'yellow' }],
          },
          {
            text: 'helps us grow',
            fill: 'pink',
            children: [{ text: 'dal\nmilk\negg', fill: 'pink' }],
          },
          {
            text: 'keeps us well',
            fill: 'green',
            children: [{ text: 'spinach\ncarrot\nguava', fill: 'green' }],
          },
        ],
      },
    },
  },
  'keeping-food-fresh': {
    alt: 'What germs need stands on the left, how we take it away on the right. Water: drying, salt, sugar. Warmth: the fridge. Air and new germs: oil on a pickle, boiling and closing.',
    caption: 'Each way of keeping food fresh takes something away that germs need.',
    draw: {
      kind: 'web',
      columns: 2,
      rows: 3,
      rowHeight: 66,
      boxes: {
        water: { at: [0, 0], text: 'water', fill: 'water' },
        warmth: { at: [0, 1], text: 'warmth', fill: 'pink' },
        air: { at: [0, 2], text: 'air and new germs', fill: 'grey' },
        dry: { at: [1, 0], text: 'drying, salt, sugar: papad, jam', fill: 'white' },
        cold: { at: [1, 1], text: 'cold: milk in the fridge', fill: 'white' },
        close: { at: [1, 2], text: 'oil, or boiled and closed: pickle', fill: 'white' },
      },
      arrows: [
        { from: 'dry', to: 'water' },
        { from: 'cold', to: 'warmth' },
        { from: 'close', to: 'air' },
      ],
    },
  },
  'travel-and-transport': {
    alt: 'A line of a train’s journey from top to bottom: it leaves Surat at 10:20, stands at Valsad from 11:13 to 11:15, at Vapi from 11:35 to 11:40, and arrives at Mumbai at 14:25.',
    caption: 'From 10:20 to 14:25 the journey takes 4 hours 5 minutes.',
    draw: {
      kind: 'timeline',
      events: [
        { when: '10:20', text: 'leaves Surat' },
        { when: '11:13', text: 'arrives at Valsad, leaves at 11:15' },
        { when: '11:35', text: 'arrives at Vapi, leaves at 11:40' },
        { when: '14:25', text: 'arrives at Mumbai' },
      ],
    },
  },
  'weather-and-clothes': {
    alt: 'Two thermometers from 0 to 50 degrees on a day in May. Jaipur shows 41 degrees, Shimla 22 degrees.',
    caption: 'A day in May, as an example: cotton for Jaipur, a sweater for the evening in Shimla.',
    draw: {
      kind: 'thermometers',
      from: 0,
      to: 50,
      step: 10,
      readings: [
        { value: 41, label: 'Jaipur' },
        { value: 22, label: 'Shimla' },
      ],
    },
  },
};

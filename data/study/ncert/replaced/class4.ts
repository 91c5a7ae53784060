import type { BookSet } from '@/data/study/ncert/book';

export const REPLACED_4: BookSet = {
  since: null,
  until: '2024-25',
  solved: {
    maths: {
      title: 'Math-Magic',
      lead: 'Numbers leave the page: bricks, journeys, clocks, jugs and fields are measured, priced and drawn.',
      chapters: [
        {
          name: 'Building with Bricks',
          about: "brick patterns, faces of a brick, and large numbers in a kiln's count",
        },
        {
          name: 'Long and Short',
          about: 'metres, centimetres and kilometres, and measuring without guessing',
        },
        {
          name: 'A Trip to Bhopal',
          about: 'planning a journey: distance, time, money and estimates together',
        },
        {
          name: 'Tick-Tick-Tick',
          about: 'hours and minutes, a.m. and p.m., timetables and expiry dates',
        },
        {
          name: 'The Way The World Looks',
          about: 'how a thing looks from the top, front and side, and reading simple maps',
        },
        {
          name: 'The Junk Seller',
          about: 'money in a small business: buying, selling, and multiplying by parts',
        },
        {
          name: 'Jugs and Mugs',
          about: 'litres and millilitres, measuring cups, and comparing capacities',
        },
        {
          name: 'Carts and Wheels',
          about: 'circles: centre, radius, and what wheels have to do with them',
        },
        {
          name: 'Halves and Quarters',
          about: 'one half and one quarter of shapes, groups, lengths and prices',
        },
        {
          name: 'Play with Patterns',
          about: 'patterns with blocks, numbers and secret codes, and their rules',
        },
        {
          name: 'Tables and Shares',
          about: 'multiplication tables built from smaller ones, and sharing with remainders',
        },
        {
          name: 'How Heavy? How Light?',
          about: 'grams and kilograms, balancing weights, and postage by weight',
        },
        {
          name: 'Fields and Fences',
          about: 'the boundary of a shape and the space it covers, on square grids',
        },
        {
          name: 'Smart Charts',
          about: 'tally marks, bar charts and round charts, and what they tell',
        },
      ],
    },
    evs: {
      title: 'Looking Around',
      lead: 'Short chapters about people at home, at work and on the way, each with something to observe, count or ask at home.',
      chapters: [
        {
          name: 'Going to School',
          about: 'different ways to reach school, and bridges for different places',
        },
        { name: 'Ear to Ear', about: 'kinds of ears, how animals hear, and skin patterns' },
        {
          name: 'A Day with Nandu',
          about: 'elephants and their herds, and animals that live in groups',
        },
        { name: 'The Story of Amrita', about: 'trees and the people who protect them' },
        {
          name: 'Anita and the Honeybees',
          about: "bees, honey and hives, and children's right to learn",
        },
        {
          name: "Omana's Journey",
          about: 'a long train journey: tickets, stations, languages and a diary',
        },
        {
          name: 'From the Window',
          about: 'what a traveller sees: crops, rivers, tunnels and bridges',
        },
        {
          name: "Reaching Grandmother's House",
          about: 'a journey by several vehicles, and reading a railway timetable',
        },
        {
          name: 'Changing Families',
          about: 'how a family changes by birth, marriage and moving house',
        },
        { name: 'Hu Tu Tu, Hu Tu Tu', about: 'team games, playing fairly, and what a team needs' },
        {
          name: 'The Valley of Flowers',
          about: 'flowers, when they bloom, and what they are used for',
        },
        { name: 'Changing Times', about: 'houses then and now, and the materials that build them' },
        {
          name: "A River's Tale",
          about: 'the life of a river, clean and dirty water, and simple tests',
        },
        {
          name: "Basva's Farm",
          about: "a farmer's year: sowing, weeding, harvest, seeds and tools",
        },
        { name: 'From Market to Home', about: 'how vegetables travel from a farm to a kitchen' },
        { name: 'A Busy Month', about: 'birds and their nests, beaks, feet and eggs' },
        {
          name: 'Nandita in Mumbai',
          about: 'life in a city and in a village, and sharing water in a crowded place',
        },
        {
          name: 'Too Much Water, Too Little Water',
          about: 'who gets how much water, why, and how dirty water makes us ill',
        },
        {
          name: 'Abdul in the Garden',
          about: 'roots of plants, what they do, and how trees stay standing',
        },
        { name: 'Eating Together', about: 'eating together at home, at school and at a feast' },
        {
          name: 'Food and Fun',
          about: "a meal cooked for many: kitchens, quantities and a hostel's day",
        },
        {
          name: 'The World in my Home',
          about: 'give and take at home, fairness, and care for those who need help',
        },
        {
          name: 'Pochampalli',
          about: 'weaving: from thread to cloth, and crafts that families pass on',
        },
        {
          name: 'Home and Abroad',
          about: 'living in another country: weather, money, clothes and language',
        },
        { name: 'Spicy Riddles', about: 'spices, how they look, taste and help' },
        {
          name: 'Defence Officer: Wahida',
          about: 'those who serve in the forces, their training and their work',
        },
        {
          name: 'Chuskit Goes to School',
          about: 'making a school easy to reach for a child in a wheelchair',
        },
      ],
    },
  },
  english: [
    {
      title: 'Marigold',
      parts: [
        {
          name: null,
          pieces: [
            { name: "Neha's Alarm Clock", poems: ['Wake Up!'] },
            { name: 'The Little Fir Tree', poems: ['Noses'] },
            { name: "Nasruddin's Aim", poems: ['Run!'] },
            { name: 'Alice in Wonderland', poems: ['Why?'] },
            { name: 'Helen Keller', poems: ["Don't be Afraid of the Dark"] },
            { name: "The Milkman's Cow", poems: ['The Donkey', 'I had a Little Pony'] },
            { name: "The Scholar's Mother Tongue", poems: ['Hiawatha'] },
            { name: 'The Giving Tree', poems: ['A Watering Rhyme'] },
            { name: 'Going to Buy a Book', poems: ['Books'] },
            { name: 'Pinocchio', poems: ['The Naughty Boy'] },
          ],
        },
      ],
    },
  ],
  titles: { hindi: ['Rimjhim'] },
};

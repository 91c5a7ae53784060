import type { BookSet } from '@/data/study/ncert/book';

export const REPLACED_5: BookSet = {
  since: null,
  until: '2024-25',
  solved: {
    maths: {
      title: 'Math-Magic',
      lead: 'Fractions, decimals, area and angles in real situations, with larger numbers than ever before.',
      chapters: [
        {
          name: 'The Fish Tale',
          about: 'large numbers, speed, prices and loans in the life of fishing people',
        },
        {
          name: 'Shapes and Angles',
          about: 'angles, the right angle, and shapes that bend and shapes that hold',
        },
        { name: 'How Many Squares?', about: 'area and perimeter by counting squares on a grid' },
        {
          name: 'Parts and Wholes',
          about: 'fractions of flags, money and things, and equal fractions',
        },
        {
          name: 'Does it Look the Same?',
          about: 'mirror lines, half turns and quarter turns of shapes',
        },
        {
          name: "Be My Multiple, I'll be Your Factor",
          about: 'multiples and factors, common multiples and common factors',
        },
        {
          name: 'Can You See the Pattern?',
          about: 'patterns of turns, magic squares and number tricks',
        },
        {
          name: 'Mapping Your Way',
          about: 'maps, scale, directions, and finding the shortest way',
        },
        {
          name: 'Boxes and Sketches',
          about: 'nets of boxes, deep drawings, and views from each side',
        },
        {
          name: 'Tenths and Hundredths',
          about: 'tenths and hundredths of a metre, a rupee and a degree',
        },
        {
          name: 'Area and its Boundary',
          about: 'area and perimeter, and how one can stay while the other changes',
        },
        { name: 'Smart Charts', about: 'tally tables, bar charts, family trees and growth charts' },
        {
          name: 'Ways to Multiply and Divide',
          about: 'multiplying and dividing larger numbers by splitting them up',
        },
        {
          name: 'How Big? How Heavy?',
          about: 'volume by water and by cubes, and weights in grams and kilograms',
        },
      ],
    },
    evs: {
      title: 'Looking Around',
      lead: 'From the senses of animals to forests, earthquakes and journeys: much of it can be tested in a kitchen or asked in a family.',
      chapters: [
        {
          name: 'Super Senses',
          about: 'how animals smell, see and hear better than we do, and how they sleep',
        },
        {
          name: "A Snake Charmer's Story",
          about: 'people who live with animals, snakes, and laws that protect them',
        },
        {
          name: 'From Tasting to Digesting',
          about: 'taste, saliva, and what the stomach does with food',
        },
        {
          name: 'Mangoes Round the Year',
          about: 'how food spoils, and ways to keep it for a whole year',
        },
        { name: 'Seeds and Seeds', about: 'how seeds sprout, travel and reach new places' },
        {
          name: 'Every Drop Counts',
          about: 'old stepwells and tanks, collecting rain, and sharing water',
        },
        {
          name: 'Experiments with Water',
          about: 'what floats, sinks and dissolves in water, and what evaporates',
        },
        {
          name: 'A Treat for Mosquitoes',
          about: 'mosquitoes, malaria, blood tests and keeping water covered',
        },
        {
          name: 'Up You Go!',
          about: 'climbing a mountain: courage, equipment, and helping a team',
        },
        {
          name: 'Walls Tell Stories',
          about: 'old forts: walls, bastions, water works and museums',
        },
        {
          name: 'Sunita in Space',
          about: 'gravity, weightlessness, and how Earth looks from space',
        },
        {
          name: 'What if it Finishes...?',
          about: 'petrol, coal and gas that form slowly, and how to save fuel',
        },
        {
          name: 'A Shelter so High!',
          about: 'cold deserts and high valleys, and the houses that suit them',
        },
        {
          name: 'When the Earth Shook!',
          about: 'earthquakes: what happens, who helps, and how to stay safe',
        },
        {
          name: 'Blow Hot, Blow Cold',
          about: 'warm and cool breath, what we blow for, and counting breaths',
        },
        {
          name: 'Who will do this Work?',
          about: 'respect for every kind of work, and cleaning up after ourselves',
        },
        {
          name: 'Across the Wall',
          about: 'girls in sport, playing together, and what a team can change',
        },
        {
          name: 'No Place for Us?',
          about: 'people who must leave their homes for dams, roads and cities',
        },
        {
          name: "A Seed tells a Farmer's Story",
          about: 'how farming and seeds have changed, and what they cost',
        },
        {
          name: 'Whose Forests?',
          about: 'forest people, their rights, and farming on hill slopes',
        },
        {
          name: 'Like Father, Like Daughter',
          about: 'family likeness, what is inherited, and what surroundings add',
        },
        {
          name: 'On the Move Again',
          about: 'people who move to find work, and what children lose on the way',
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
            { name: 'Wonderful Waste!', poems: ['Ice-cream Man'] },
            { name: 'Flying Together', poems: ['Teamwork'] },
            { name: 'Robinson Crusoe Discovers a Footprint', poems: ['My Shadow'] },
            { name: 'My Elder Brother', poems: ['Crying'] },
            { name: 'Rip Van Winkle', poems: ['The Lazy Frog'] },
            { name: 'The Talkative Barber', poems: ['Class Discussion'] },
            { name: "Gulliver's Travels", poems: ['Topsy-turvy Land'] },
            { name: 'The Little Bully', poems: ["Nobody's Friend"] },
            { name: 'Around the World', poems: ['Sing a Song of People'] },
            { name: 'Who Will be Ningthou?', poems: ['Malu Bhalu'] },
          ],
        },
      ],
    },
  ],
  titles: { hindi: ['Rimjhim'] },
};

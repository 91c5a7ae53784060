import { type Contexts, measured } from './context';
import { numbersAre } from './numbersAre';

export const GRADE_3_CONTEXTS: Contexts = {
  told: [
    numbersAre(/^A school has \d+ girls/, 'girls or boys of a school', 'girls or boys of a school'),
    numbersAre(
      /^A farmer picked \d+ mangoes/,
      'mangoes picked in a day',
      'mangoes picked in a day',
    ),
    numbersAre(/^A hall has \d+ chairs/, 'chairs of a hall', 'people in a hall'),
    numbersAre(/’s storybook has/, 'pages of a storybook', 'pages read'),
    numbersAre(
      /^A train has \d+ passengers/,
      'passengers of a train',
      'people at a station',
      'people at a station',
    ),
    numbersAre(/^A pair of skates/, 'price of skates', 'money of a child'),
    numbersAre(/^After giving \d+ stamps/, 'stamps for a friend', 'stamps of a child'),
    numbersAre(
      /bottle caps/,
      'bottle caps of a class',
      'bottle caps of a class',
      'bottle caps of a class',
    ),
    numbersAre(/came to the fair/, 'visitors of a fair', 'fewer visitors of a fair'),
    numbersAre(/^A garden has \d+ roses/, 'flowers of a garden'),
    numbersAre(/^A bakery made/, 'buns of a bakery', 'buns left in the evening'),
    numbersAre(
      /jump the rope/,
      'jumps in two days',
      'laps or jumps of a child',
      'laps or jumps of a child',
    ),
    numbersAre(/^A box holds \d laddoos/, 'laddoos in a box', 'boxes of a sweet shop'),
    numbersAre(/bangles are packed/, 'bangles to pack', 'bangles in a box'),
    numbersAre(/for the drill/, 'children at a drill', 'children in a row'),
    numbersAre(/^A bench seats/, 'seats of a bench', 'children of a class'),
    numbersAre(/^A spider has 8 legs and/, 'legs of an animal', 'legs of an animal'),
    numbersAre(/^A shop has \d+ cycles/, 'cycles of a shop', null, 'cycles of a shop'),
    numbersAre(/ pages a day\. How many days/, 'pages read in a day', 'pages of a thin book'),
    numbersAre(/^A rangoli has/, 'rows of a rangoli', 'rows of a rangoli', 'dots blown away'),
    numbersAre(/^A tailor sews/, 'buttons of a shirt', 'buttons of a tailor'),
    numbersAre(/ seeds into each of/, 'seeds in a pot', 'pots of a child'),
    numbersAre(/ friends share \d+ shells/, 'children who share', 'shells to share'),
    numbersAre(/^An auto-rickshaw takes/, null, 'people at an auto-rickshaw stand'),
    [
      /\. Each \S stands for/,
      ({ a: [one = 0, , , signs = 0], n: [each = 0] }) =>
        measured('signs times their worth', one, signs * each),
    ],
    numbersAre(/^\S+ is \d years and/, 'age of a child in years'),
    [/^Exams last from/, ({ a: [days = 0] }) => measured('days of an examination', days)],
    numbersAre(/of \d+ matchsticks\?$/, 'matchsticks'),
  ],
  abstract: [
    /^(?:Use|Write|Between which|Which digit of|How many tens make)\b/,
    /^I am between/,
    /Who is right\?$/,
    /^Read the map\./,
    /^Read and answer\./,
    /^(?:Today is|The mela begins|The \d+\w\w of a month)/,
    /^How many (?:more )?(?:faces|edges|corners|sides|legs) ha(?:s|ve)\b/,
    /weeks and days\?|are how many days\?$/,
  ],
};

import type { BookSet } from './book';

export const CLASS_3: BookSet = {
  since: '2024-25',
  solved: {
    maths: {
      title: 'Maths Mela',
      lead: 'Three-digit numbers, tables and fair shares: the year in which counting turns into working things out.',
      chapters: [
        {
          name: "What's in a Name?",
          about: 'counting the letters of names, and putting what we count into a table',
        },
        { name: 'Toy Joy', about: 'solid shapes around us, their faces, edges and corners' },
        { name: 'Double Century', about: 'numbers from 100 to 200 as hundreds, tens and ones' },
        {
          name: 'Vacation with My Nani Maa',
          about: 'adding and subtracting two-digit numbers in stories of a holiday',
        },
        {
          name: 'Fun with Shapes',
          about: 'flat shapes, sides and corners, straight and curved lines, symmetry',
        },
        {
          name: 'House of Hundreds - I',
          about: 'larger three-digit numbers as hundreds, tens and ones',
        },
        { name: 'Raksha Bandhan', about: 'multiplication as equal groups, rows and tables' },
        { name: 'Fair Share', about: 'halves and quarters of a shape and of a group of things' },
        {
          name: 'House of Hundreds - II',
          about: 'three-digit numbers on a number line, in order, hundreds more or less',
        },
        {
          name: 'Fun at Class Party!',
          about: 'length in centimetres and metres, and measuring with a ruler',
        },
        {
          name: 'Filling and Lifting',
          about: 'weight and capacity: kilograms and grams, litres and parts of a litre',
        },
        {
          name: 'Give and Take',
          about: 'adding and subtracting three-digit numbers, with carrying and borrowing',
        },
        {
          name: 'Time Goes On',
          about: 'reading the clock, the calendar, and how long things take',
        },
        {
          name: 'The Surajkund Fair',
          about: 'figures with matching halves, patterns, and finding the way at a fair',
        },
      ],
    },
    evs: {
      title: 'Our Wondrous World',
      lead: "Four units on people, living things, nature's gifts and the things we make: look closely, talk about it, then try it out.",
      groups: [
        { name: 'Unit 1: Our Families and Communities', from: 1, to: 3 },
        { name: 'Unit 2: Life Around Us', from: 4, to: 6 },
        { name: 'Unit 3: Gifts of Nature', from: 7, to: 9 },
        { name: 'Unit 4: Things Around Us', from: 10, to: 12 },
      ],
      chapters: [
        {
          name: 'Family and Friends',
          about: 'who belongs to a family, how its members help, and friends around it',
        },
        {
          name: 'Going to the Mela',
          about: 'a visit to a fair: ways to travel, shops, rides and safety in a crowd',
        },
        {
          name: 'Celebrating Festivals',
          about: 'festivals of families and of the nation, and what people share in them',
        },
        {
          name: 'Getting to Know Plants',
          about: 'roots, stem, leaves, flowers and seeds, and how plants differ',
        },
        {
          name: 'Plants and Animals Live Together',
          about: 'how plants and animals need each other, and where animals live',
        },
        {
          name: 'Living in Harmony',
          about: 'caring for people and animals, and living well with those who differ',
        },
        {
          name: 'Water - A Precious Gift',
          about: 'where water comes from, what we use it for, and how to save it',
        },
        {
          name: 'Food We Eat',
          about: 'food from plants and animals, meals in different homes, wasting none',
        },
        {
          name: 'Staying Healthy and Happy',
          about: 'clean habits, exercise, rest, and good feelings',
        },
        {
          name: 'This World of Things',
          about: 'what things are made of, and sorting them by what they can do',
        },
        {
          name: 'Making Things',
          about: 'making useful things by hand, with clay, paper and simple tools',
        },
        {
          name: 'Taking Charge of Waste',
          about: 'kinds of waste, wet and dry bins, reuse, and composting',
        },
      ],
    },
  },
  english: [
    {
      title: 'Santoor',
      parts: [
        {
          name: 'Unit 1: Fun with Friends',
          pieces: [{ name: 'Colours' }, { name: 'Badal and Moti' }, { name: 'Best Friends' }],
        },
        {
          name: 'Unit 2: Toys and Games',
          pieces: [
            { name: 'Out in the Garden' },
            { name: 'Talking Toys' },
            { name: 'Paper Boats' },
          ],
        },
        {
          name: 'Unit 3: Good Food',
          pieces: [{ name: 'The Big Laddoo' }, { name: 'Thank God' }, { name: "Madhu's Wish" }],
        },
        {
          name: 'Unit 4: The Sky',
          pieces: [
            { name: 'Night' },
            { name: 'Chanda Mama Counts the Stars' },
            { name: 'Chandrayaan' },
          ],
        },
      ],
    },
  ],
  titles: { hindi: ['Veena'] },
};

import type { BookSet } from '@/data/study/ncert/book';

export const REPLACED_9: BookSet = {
  since: '2023-24',
  until: '2025-26',
  solved: {
    maths: {
      title: 'Mathematics',
      lead: "Proof enters: Euclid's way of arguing, triangles, circles and quadrilaterals, beside polynomials and lines.",
      chapters: [
        {
          name: 'Number Systems',
          about: 'irrational numbers, decimals of real numbers, surds, rationalising',
        },
        {
          name: 'Polynomials',
          about: 'degree and zeroes, the factor theorem, and algebraic identities',
        },
        { name: 'Coordinate Geometry', about: 'axes, quadrants, and the coordinates of a point' },
        {
          name: 'Linear Equations in Two Variables',
          about: 'writing ax + by + c = 0, and finding some of its many solutions',
        },
        {
          name: "Introduction to Euclid's Geometry",
          about: "definitions, axioms and Euclid's five postulates",
        },
        { name: 'Lines and Angles', about: 'pairs of angles, parallel lines and a transversal' },
        { name: 'Triangles', about: 'congruence rules, and properties of isosceles triangles' },
        {
          name: 'Quadrilaterals',
          about: 'properties of parallelograms, and the mid-point theorem',
        },
        { name: 'Circles', about: 'chords, angles they subtend, and cyclic quadrilaterals' },
        { name: "Heron's Formula", about: 'area of a triangle from its three sides' },
        {
          name: 'Surface Areas and Volumes',
          about: 'surface areas and volumes of cones, spheres and hemispheres',
        },
        { name: 'Statistics', about: 'bar graphs, histograms and frequency polygons' },
      ],
    },
    science: {
      title: 'Science',
      lead: 'Atoms, cells and the laws of motion: the ideas that all later science stands on.',
      chapters: [
        {
          name: 'Matter in Our Surroundings',
          about: 'particles of matter, its states, latent heat and evaporation',
        },
        {
          name: 'Is Matter Around Us Pure?',
          about: 'mixtures, solutions and concentration, colloids, pure substances',
        },
        {
          name: 'Atoms and Molecules',
          about: 'laws of combination, formulae, molecular mass and formula unit mass',
        },
        {
          name: 'Structure of the Atom',
          about: 'Thomson, Rutherford and Bohr, shells, valency, isotopes, isobars',
        },
        {
          name: 'The Fundamental Unit of Life',
          about: 'the cell, its membrane and organelles, osmosis, and cell division',
        },
        { name: 'Tissues', about: 'plant and animal tissues and the work that each does' },
        { name: 'Motion', about: 'speed, velocity, acceleration, graphs and equations of motion' },
        {
          name: 'Force and Laws of Motion',
          about: "Newton's three laws, inertia, momentum and force",
        },
        {
          name: 'Gravitation',
          about: 'universal law of gravitation, free fall, weight, pressure, buoyancy',
        },
        {
          name: 'Work and Energy',
          about: 'work, kinetic and potential energy, their conservation, and power',
        },
        { name: 'Sound', about: 'sound waves, frequency, wavelength, speed, echo and ultrasound' },
        {
          name: 'Improvement in Food Resources',
          about: 'crop variety, nutrients, protection, and animal husbandry',
        },
      ],
    },
  },
  english: [
    {
      title: 'Beehive',
      parts: [
        {
          name: null,
          pieces: [
            { name: 'The Fun They Had', poems: ['The Road Not Taken'] },
            { name: 'The Sound of Music', poems: ['Wind'] },
            { name: 'The Little Girl', poems: ['Rain on the Roof'] },
            { name: 'A Truly Beautiful Mind', poems: ['The Lake Isle of Innisfree'] },
            { name: 'The Snake and the Mirror', poems: ['A Legend of the Northland'] },
            { name: 'My Childhood', poems: ['No Men Are Foreign'] },
            { name: 'Reach for the Top', poems: ['On Killing a Tree'] },
            { name: 'Kathmandu', poems: ['A Slumber Did My Spirit Seal'] },
            { name: 'If I Were You' },
          ],
        },
      ],
    },
    {
      title: 'Moments',
      parts: [
        {
          name: null,
          pieces: [
            { name: 'The Lost Child' },
            { name: 'The Adventures of Toto' },
            { name: 'Iswaran the Storyteller' },
            { name: 'In the Kingdom of Fools' },
            { name: 'The Happy Prince' },
            { name: 'Weathering the Storm in Ersama' },
            { name: 'The Last Leaf' },
            { name: 'A House Is Not a Home' },
            { name: 'The Beggar' },
          ],
        },
      ],
    },
  ],
  titles: {
    hindi: ['Kshitij 1 and Kritika 1', 'or Sparsh 1 and Sanchayan 1'],
    sanskrit: ['Shemushi 1'],
    socialScience: [
      'India and the Contemporary World I',
      'Contemporary India I',
      'Democratic Politics I',
      'Economics',
    ],
  },
};

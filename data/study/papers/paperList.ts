import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import type { PaperSubject } from './subjects';

export type PaperEntry = {
  classNumber: ClassNumber;
  subject: PaperSubject;
  /** From 2 on where the class has several papers in the subject; the first is without it. */
  set?: number;
  /** The book that it follows, by its part of an address; the one named after the subject without it. */
  book?: string;
  /** For search engines: what this paper asks about. */
  description: string;
};

/** All papers of a class in a subject, the first one first. */
export const papersOf = ({
  classNumber,
  subject,
}: Pick<PaperEntry, 'classNumber' | 'subject'>): readonly PaperEntry[] =>
  PAPERS.filter((entry) => entry.classNumber === classNumber && entry.subject === subject);

/** The sample papers; the text of each is in the file of its slug. */
export const PAPERS: readonly PaperEntry[] = [
  {
    classNumber: 5,
    subject: 'maths',
    book: 'maths-mela',
    description:
      'Five-digit numbers, fractions, turns, quilts, coconuts and a tea stall: a 40-mark maths paper for class 5, with each answer explained mark by mark.',
  },
  {
    classNumber: 5,
    subject: 'evs',
    book: 'our-wondrous-world',
    description:
      'Rivers, curd, the flag, root bridges, solar lamps, wool, day and night: a 40-mark EVS paper for class 5 with the answer and the marks of each question.',
  },
  {
    classNumber: 6,
    subject: 'maths',
    description:
      'Number play, prime time, fractions, symmetry and the other side of zero: a 40-mark maths sample paper for class 6 with its marking scheme.',
  },
  {
    classNumber: 6,
    subject: 'science',
    description:
      'Magnets, measurement, states of water, separation, living creatures and the sky: a 40-mark science sample paper for class 6 with answers.',
  },
  {
    classNumber: 7,
    subject: 'maths',
    book: 'ganita-prakash',
    description:
      'Lakhs, decimals, parallel lines, congruence, integers, data and equations: a 40-mark maths sample paper for class 7, marked step by step.',
  },
  {
    classNumber: 7,
    subject: 'science',
    book: 'curiosity',
    description:
      'Indicators, circuits, metals, heat, pendulums, life processes, light and eclipses: a 40-mark science sample paper for class 7 with answers.',
  },
  {
    classNumber: 8,
    subject: 'maths',
    book: 'ganita-prakash',
    description:
      'Powers, quadrilaterals, identities, percentages, right-angled triangles, pie charts and area: a class 8 maths sample paper of 40 marks, solved.',
  },
  {
    classNumber: 8,
    subject: 'science',
    book: 'curiosity',
    description:
      'Cells, health, forces, pressure, particles, solutions, mirrors, the Moon and food chains: a class 8 science sample paper of 40 marks with answers.',
  },
  {
    classNumber: 9,
    subject: 'maths',
    book: 'ganita-manjari',
    description:
      'Coordinates, identities, progressions, circles, quadrilaterals, solids and chance: a class 9 maths paper of 80 marks on Ganita Manjari, every step marked.',
  },
  {
    classNumber: 9,
    subject: 'science',
    book: 'exploration',
    description:
      'Cells, tissues, mixtures, atoms, motion, forces, sound and the Earth: a class 9 science paper of 80 marks on Exploration, with a marking scheme.',
  },
  {
    classNumber: 10,
    subject: 'maths',
    description:
      'Practise for the board: a class 10 maths paper of 80 marks with case studies and internal choices, and a marking scheme that shows each mark.',
  },
  {
    classNumber: 10,
    subject: 'maths',
    set: 2,
    description:
      'Gift boxes and HCF, a kite festival, tangents to a pond, a camp tent and waiting times: a second class 10 maths paper of 80 marks, fully solved.',
  },
  {
    classNumber: 10,
    subject: 'maths',
    set: 3,
    description:
      'Cyclists on a round track, a van to Kaziranga, a hot-air balloon, a milk lorry and a minaret in a mirror: class 10 maths paper 3, fully solved.',
  },
  {
    classNumber: 10,
    subject: 'maths',
    set: 4,
    description:
      'A boat near Kollam, a grain silo, theatre rows in Hampi, a park on a grid and a lucky wheel: class 10 maths paper 4 of 80 marks, fully solved.',
  },
  {
    classNumber: 10,
    subject: 'maths',
    set: 5,
    description:
      'Data plans, a ropeway in Sikkim, a garba floor, a spinning top and waiting times in a clinic: class 10 maths paper 5 of 80 marks, fully solved.',
  },
  {
    classNumber: 10,
    subject: 'science',
    description:
      'A class 10 science paper in the board’s three sections, biology 30, chemistry 25 and physics 25 marks: 39 questions with a marking scheme for each step.',
  },
  {
    classNumber: 10,
    subject: 'science',
    set: 2,
    description:
      'Lymph, tendrils, a rice-field food chain, reactivity of metals, washing soda and lenses: a class 10 science paper of 80 marks, set 2, fully solved.',
  },
  {
    classNumber: 10,
    subject: 'science',
    set: 3,
    description:
      'Breathing and neurons, guinea-pig genes, rusting nails, alcohols, mirrors and overloaded circuits: class 10 science paper of 80 marks, fully solved.',
  },
  {
    classNumber: 10,
    subject: 'science',
    set: 4,
    description:
      'Kidneys, hand pollination, pesticide in a lake, heat of reactions, ethene and ethane, LED lamps: class 10 science sample paper of 80 marks, solved.',
  },
  {
    classNumber: 10,
    subject: 'science',
    set: 5,
    description:
      'Heartbeat, root growth towards water, antacid tablets, copper refining, bifocals and Diwali lights: class 10 science paper of 80 marks with solutions.',
  },
  {
    classNumber: 10,
    subject: 'social-science',
    description:
      'Class 10 social science in the board’s four sections of 20 marks: a merchant’s diary, tankas, women’s work, credit and a map, with value points.',
  },
  {
    classNumber: 10,
    subject: 'social-science',
    set: 2,
    description:
      'Tenants of Awadh, bad land in Odisha, a students’ union, a falling water table: class 10 social science paper 2, with the value points of each answer.',
  },
  {
    classNumber: 10,
    subject: 'social-science',
    set: 3,
    description:
      'A printer in Calcutta, a steel plant’s place, a town council of three languages, savings groups: class 10 social science paper 3 with value points.',
  },
  {
    classNumber: 10,
    subject: 'social-science',
    set: 4,
    description:
      'A mill owner on the Salt March, paddy and water in Bathinda, a gram sabha, cheques: class 10 social science paper 4 of 80 marks, with value points.',
  },
  {
    classNumber: 10,
    subject: 'social-science',
    set: 5,
    description:
      'A Polish school, solar power in Kutch, two countries compared, oil reserves: class 10 social science paper 5 with map, sources and value points.',
  },
  {
    classNumber: 10,
    subject: 'english',
    description:
      'Cooking by smell, ways to school in figures, letters, grammar, and questions on both books: class 10 English, 80 marks, with model answers.',
  },
  {
    classNumber: 10,
    subject: 'english',
    set: 2,
    description:
      'A man who mends radios, water saved in a housing society, a letter to the editor, otters and tigers: class 10 English paper 2 with model answers.',
  },
  {
    classNumber: 10,
    subject: 'english',
    set: 3,
    description:
      'Women who read the sea, cash or phone, a complaint to a shop, Anne Frank’s essays and a dragon: class 10 English paper 3 with model answers.',
  },
  {
    classNumber: 10,
    subject: 'english',
    set: 4,
    description:
      'A bridge of roots, a village library in figures, a letter of enquiry, Mandela’s oath and wild animals: class 10 English paper 4 with model answers.',
  },
  {
    classNumber: 10,
    subject: 'english',
    set: 5,
    description:
      'The last letter-writer, kites and birds in figures, a letter on a park, Valli’s bus and Kisa Gotami: class 10 English paper 5 with model answers.',
  },
  {
    classNumber: 11,
    subject: 'maths',
    description:
      'Sets, trigonometry, complex numbers, G.P., lines, conics, limits, statistics and chance: a class 11 maths paper of 80 marks, fully solved.',
  },
  {
    classNumber: 11,
    subject: 'physics',
    description:
      'Units, projectiles, friction, energy, rotation, fluids, heat, oscillations and waves: a class 11 physics paper of 70 marks with every step.',
  },
  {
    classNumber: 11,
    subject: 'chemistry',
    description:
      'Moles, atomic structure, bonding, thermodynamics, equilibrium, redox and hydrocarbons: a class 11 chemistry paper of 70 marks, solved.',
  },
  {
    classNumber: 11,
    subject: 'biology',
    description:
      'Plant and animal kingdoms, cells, photosynthesis, respiration and human physiology: a class 11 biology paper of 70 marks with its scheme.',
  },
  {
    classNumber: 12,
    subject: 'maths',
    description:
      'Matrices, calculus, vectors, linear programming and probability: a class 12 maths paper of 80 marks in the pattern of the board, fully solved.',
  },
  {
    classNumber: 12,
    subject: 'maths',
    set: 2,
    description:
      'Crops on 10 hectares by matrices, the area of a headlamp, skew pipes, card margins and Bayes for mangoes: class 12 maths, 80 marks, fully solved.',
  },
  {
    classNumber: 12,
    subject: 'maths',
    set: 3,
    description:
      'Lamps in equivalence classes, train fares by matrices, cooling tea, parallel cables, tent rents and a dengue test: a solved class 12 maths paper.',
  },
  {
    classNumber: 12,
    subject: 'maths',
    set: 4,
    description:
      'A ball’s height by matrices, the cheapest rain-water tank, shortest rod between cables, a smooth slide and forecasts: class 12 maths with answers.',
  },
  {
    classNumber: 12,
    subject: 'maths',
    set: 5,
    description:
      'Quiz points by matrices, a watered elliptical lawn, laser beams, Bayes in cricket, a tailor’s linear programme: class 12 maths, worked solutions.',
  },
  {
    classNumber: 12,
    subject: 'physics',
    description:
      'Class 12 physics sample paper: Gauss’s law, LCR circuit, telescope, photocell, a rectifier and a double-slit case; 70 marks, fully solved.',
  },
  {
    classNumber: 12,
    subject: 'physics',
    set: 2,
    description:
      'Class 12 physics paper 2: Kirchhoff’s rules, ac generator, microscope, a defibrillator case and photoelectric data, 70 marks with scheme.',
  },
  {
    classNumber: 12,
    subject: 'physics',
    set: 3,
    description:
      'Class 12 physics paper 3: dipoles, parallel currents, interference, a power line in Spiti and a road mirror as cases; all 70 marks worked out.',
  },
  {
    classNumber: 12,
    subject: 'physics',
    set: 4,
    description:
      'Class 12 physics paper 4: capacitors, Ampere’s law, lens maker’s formula, hydrogen levels, a shake torch and diode lamps; 70 marks, solved.',
  },
  {
    classNumber: 12,
    subject: 'physics',
    set: 5,
    description:
      'Class 12 physics paper 5: resistivity, motional e.m.f., prisms, a ripple tank, a fusion case and a watch repairer’s lens; 70 marks, solved.',
  },
  {
    classNumber: 12,
    subject: 'chemistry',
    description:
      'Antifreeze, galvanic cells, an iodine clock, crystal fields and amines: a class 12 chemistry paper of 70 marks in the board’s pattern, fully solved.',
  },
  {
    classNumber: 12,
    subject: 'chemistry',
    set: 2,
    description:
      'Desalination, nickel complexes, dichromate, drug half-life and the jasmine ester: a class 12 chemistry paper of 70 marks, with a full marking scheme.',
  },
  {
    classNumber: 12,
    subject: 'chemistry',
    set: 3,
    description:
      'Mine water, road salt, magnetic moments, azo dyes and cobalt complexes: class 12 chemistry in 70 marks and 33 questions, each answer worked out.',
  },
  {
    classNumber: 12,
    subject: 'chemistry',
    set: 4,
    description:
      'Blood plasma, water splitting, silver mirrors, iron tablets and hard water: a solved class 12 chemistry sample paper of 70 marks in the board’s pattern.',
  },
  {
    classNumber: 12,
    subject: 'chemistry',
    set: 5,
    description:
      'Jaggery, SN1 and SN2, Kohlrausch’s law, catalase and cisplatin: a class 12 chemistry sample paper of 70 marks with answers and marks for every step.',
  },
  {
    classNumber: 12,
    subject: 'biology',
    description:
      'Linkage in fruit flies, heavy-nitrogen DNA, pBR322 colonies, a typhoid outbreak and energy flow: a solved class 12 biology paper of 70 marks.',
  },
  {
    classNumber: 12,
    subject: 'biology',
    set: 2,
    description:
      'Vanilla pollination, a dihybrid cross, DNA fingerprints, HIV, Bt cotton and hot spots: a second class 12 biology paper with a marking scheme.',
  },
  {
    classNumber: 12,
    subject: 'biology',
    set: 3,
    description:
      'Sickle-cell screening, restriction maps, transformation, innate barriers and pyramids of a temple tank: class 12 biology paper 3, fully solved.',
  },
  {
    classNumber: 12,
    subject: 'biology',
    set: 4,
    description:
      'Embryo sacs, the Human Genome Project, blood groups, probes and ELISA, biocontrol and sacred groves: class 12 biology paper 4 with all answers.',
  },
  {
    classNumber: 12,
    subject: 'biology',
    set: 5,
    description:
      'Blue fowls, starfish and mussels, contraception, translation, malaria and RNA interference: class 12 biology paper 5 of 70 marks, with solutions.',
  },
];

import type { BookSet } from './book';

export const CLASS_12: BookSet = {
  since: '2023-24',
  solved: {
    maths: {
      title: 'Mathematics Part I and Part II',
      lead: 'Calculus fills the middle of the year; matrices come before it, vectors, planning problems and probability after it.',
      groups: [
        { name: 'Part I', from: 1, to: 6 },
        { name: 'Part II', from: 7, to: 13 },
      ],
      chapters: [
        {
          name: 'Relations and Functions',
          about: 'equivalence relations, one-one and onto functions, inverses',
        },
        {
          name: 'Inverse Trigonometric Functions',
          about: 'principal values and properties of inverse functions',
        },
        { name: 'Matrices', about: 'order, operations, transpose, symmetric and inverse matrices' },
        {
          name: 'Determinants',
          about: 'minors, cofactors, adjoint, and solving systems of equations',
        },
        {
          name: 'Continuity and Differentiability',
          about: 'continuity, chain rule, implicit, logarithmic and parametric forms',
        },
        {
          name: 'Application of Derivatives',
          about: 'rates of change, increasing functions, maxima and minima',
        },
        { name: 'Integrals', about: 'substitution, parts, partial fractions, definite integrals' },
        { name: 'Application of Integrals', about: 'areas bounded by curves and lines' },
        {
          name: 'Differential Equations',
          about: 'order and degree, variables separable, homogeneous and linear',
        },
        { name: 'Vector Algebra', about: 'components, scalar and vector products, projections' },
        {
          name: 'Three Dimensional Geometry',
          about: 'direction cosines, lines in space, and shortest distance',
        },
        { name: 'Linear Programming', about: 'feasible regions, and the corner point method' },
        { name: 'Probability', about: "conditional probability, independence, and Bayes' theorem" },
      ],
    },
    physics: {
      title: 'Physics Part I and Part II',
      lead: 'Electricity and magnetism in Part I; light, atoms, nuclei and semiconductors in Part II.',
      groups: [
        { name: 'Part I', from: 1, to: 8 },
        { name: 'Part II', from: 9, to: 14 },
      ],
      chapters: [
        {
          name: 'Electric Charges and Fields',
          about: "Coulomb's law, electric field, dipoles, and Gauss's law",
        },
        {
          name: 'Electrostatic Potential and Capacitance',
          about: 'potential, equipotential surfaces, capacitors and their energy',
        },
        {
          name: 'Current Electricity',
          about: 'drift velocity, resistivity, cells, Kirchhoff, Wheatstone bridge',
        },
        {
          name: 'Moving Charges and Magnetism',
          about: "Lorentz force, Biot-Savart and Ampere's laws, galvanometer",
        },
        {
          name: 'Magnetism and Matter',
          about: "bar magnets, Gauss's law of magnetism, magnetic materials",
        },
        {
          name: 'Electromagnetic Induction',
          about: 'flux, Faraday and Lenz, motional emf, self and mutual inductance',
        },
        {
          name: 'Alternating Current',
          about: 'rms values, reactance, LCR circuits, power, transformers',
        },
        {
          name: 'Electromagnetic Waves',
          about: 'displacement current, and the electromagnetic spectrum',
        },
        {
          name: 'Ray Optics and Optical Instruments',
          about: 'mirrors, lenses, total internal reflection, prisms, instruments',
        },
        {
          name: 'Wave Optics',
          about: "Huygens' principle, coherent waves, the double slit, diffraction",
        },
        {
          name: 'Dual Nature of Radiation and Matter',
          about: "photoelectric effect, Einstein's equation, de Broglie waves",
        },
        { name: 'Atoms', about: "Rutherford's model, Bohr's model, and the hydrogen spectrum" },
        { name: 'Nuclei', about: 'mass defect, binding energy, fission and fusion' },
        {
          name: 'Semiconductor Electronics: Materials, Devices and Simple Circuits',
          about: 'intrinsic and doped semiconductors, p-n junction, rectifiers',
        },
      ],
    },
    chemistry: {
      title: 'Chemistry Part I and Part II',
      lead: 'Physical chemistry and the d-block first, then organic families one after another, up to the molecules of life.',
      groups: [
        { name: 'Part I', from: 1, to: 5 },
        { name: 'Part II', from: 6, to: 10 },
      ],
      chapters: [
        {
          name: 'Solutions',
          about: "concentration, Henry's and Raoult's laws, colligative properties",
        },
        {
          name: 'Electrochemistry',
          about: 'galvanic cells, Nernst equation, conductance, electrolysis',
        },
        {
          name: 'Chemical Kinetics',
          about: 'rate, order, integrated rate equations, and Arrhenius',
        },
        {
          name: 'The d- and f-Block Elements',
          about: 'transition and inner transition elements and their trends',
        },
        {
          name: 'Coordination Compounds',
          about: "Werner's theory, names, isomerism, and crystal field splitting",
        },
        {
          name: 'Haloalkanes and Haloarenes',
          about: 'names, preparation, SN1 and SN2, and uses of halogen compounds',
        },
        {
          name: 'Alcohols, Phenols and Ethers',
          about: 'preparation, acidity, and reactions of hydroxy compounds and ethers',
        },
        {
          name: 'Aldehydes, Ketones and Carboxylic Acids',
          about: 'preparation and reactions of carbonyl compounds and acids',
        },
        { name: 'Amines', about: 'structure, basicity, preparation, and diazonium salts' },
        {
          name: 'Biomolecules',
          about: 'carbohydrates, proteins, enzymes, vitamins and nucleic acids',
        },
      ],
    },
    biology: {
      title: 'Biology',
      lead: 'Reproduction, heredity and evolution, then health, biotechnology and ecology: five units with clear borders.',
      chapters: [
        {
          name: 'Sexual Reproduction in Flowering Plants',
          about: 'pollen, embryo sac, pollination, double fertilisation, seeds',
        },
        {
          name: 'Human Reproduction',
          about: 'reproductive systems, gametes, menstrual cycle, pregnancy',
        },
        {
          name: 'Reproductive Health',
          about: 'population, contraception, infections, and assisted reproduction',
        },
        {
          name: 'Principles of Inheritance and Variation',
          about: "Mendel's laws, linkage, sex determination, and disorders",
        },
        {
          name: 'Molecular Basis of Inheritance',
          about: 'DNA structure, replication, transcription, translation, lac operon',
        },
        { name: 'Evolution', about: 'origin of life, evidence, natural selection, Hardy-Weinberg' },
        {
          name: 'Human Health and Disease',
          about: 'diseases, immunity, vaccines, cancer, and drug abuse',
        },
        {
          name: 'Microbes in Human Welfare',
          about: 'microbes in food, industry, sewage, biogas and biocontrol',
        },
        {
          name: 'Biotechnology: Principles and Processes',
          about: 'restriction enzymes, vectors, PCR, and gene cloning',
        },
        {
          name: 'Biotechnology and its Applications',
          about: 'Bt crops, insulin, gene therapy, and ethical questions',
        },
        {
          name: 'Organisms and Populations',
          about: 'population attributes, growth models, and interactions',
        },
        { name: 'Ecosystem', about: 'productivity, decomposition, energy flow and pyramids' },
        {
          name: 'Biodiversity and Conservation',
          about: 'patterns of diversity, its loss, hot spots and protection',
        },
      ],
    },
  },
  english: [
    {
      title: 'Flamingo',
      parts: [
        {
          name: 'Prose',
          pieces: [
            { name: 'The Last Lesson' },
            { name: 'Lost Spring' },
            { name: 'Deep Water' },
            { name: 'The Rattrap' },
            { name: 'Indigo' },
            { name: 'Poets and Pancakes' },
            { name: 'The Interview' },
            { name: 'Going Places' },
          ],
        },
        {
          name: 'Poetry',
          pieces: [
            { name: 'My Mother at Sixty-six' },
            { name: 'Keeping Quiet' },
            { name: 'A Thing of Beauty' },
            { name: 'A Roadside Stand' },
            { name: "Aunt Jennifer's Tigers" },
          ],
        },
      ],
    },
    {
      title: 'Vistas',
      parts: [
        {
          name: null,
          pieces: [
            { name: 'The Third Level' },
            { name: 'The Tiger King' },
            { name: 'Journey to the End of the Earth' },
            { name: 'The Enemy' },
            { name: 'On the Face of It' },
            { name: 'Memories of Childhood' },
          ],
        },
      ],
    },
  ],
  titles: { hindi: ['Aroh 2', 'Vitan 2'] },
};

import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  1: [
    {
      alt: 'The ranks of classification as boxes from the widest to the narrowest: kingdom, phylum, class, order, family, genus, species.',
      caption: 'Downwards each group is smaller and its members are more alike.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Kingdom' },
          { text: 'Phylum or division' },
          { text: 'Class' },
          { text: 'Order' },
          { text: 'Family' },
          { text: 'Genus' },
          { text: 'Species' },
        ],
      },
    },
  ],
  2: [
    {
      alt: 'A tree: the five kingdoms. Without a nucleus: Monera. With a nucleus: single cells are Protista; many cells are Fungi, Plantae and Animalia.',
      caption: 'First question: is there a nucleus? Second: one cell or many?',
      draw: {
        kind: 'tree',
        root: {
          text: 'Living things',
          children: [
            { text: 'no nucleus', children: [{ text: 'Monera' }] },
            {
              text: 'nucleus',
              children: [{ text: 'one cell: Protista' }, { text: 'many: fungi, plants, animals' }],
            },
          ],
        },
      },
    },
  ],
  3: [
    {
      alt: 'A tree: plants without seeds are algae, bryophytes and pteridophytes; plants with seeds are gymnosperms, with naked seeds, and angiosperms, with seeds in a fruit.',
      caption: 'Seed or no seed, and then: naked, or inside a fruit?',
      draw: {
        kind: 'tree',
        root: {
          text: 'Plants',
          children: [
            { text: 'no seeds', children: [{ text: 'algae, mosses, ferns' }] },
            {
              text: 'seeds',
              children: [{ text: 'naked: gymnosperms' }, { text: 'in a fruit: angiosperms' }],
            },
          ],
        },
      },
    },
  ],
  4: [
    {
      alt: 'A tree: animals part by their body plan into those without symmetry, such as sponges, those with radial symmetry, such as jellyfish, and those with bilateral symmetry, such as insects and vertebrates.',
      caption: 'Draw the lines along which an animal can be halved: none, many, or just one.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Animals',
          children: [
            { text: 'no symmetry', children: [{ text: 'sponges' }] },
            { text: 'radial', children: [{ text: 'jellyfish' }] },
            { text: 'bilateral', children: [{ text: 'insects, vertebrates' }] },
          ],
        },
      },
    },
  ],
  5: [
    {
      alt: 'A tree: roots part into taproots, as in mustard, fibrous roots, as in wheat, and adventitious roots, as in a banyan.',
      caption: 'Where a root begins tells its kind: radicle, base of the stem, or elsewhere.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Roots',
          children: [
            { text: 'tap', children: [{ text: 'mustard' }] },
            { text: 'fibrous', children: [{ text: 'wheat' }] },
            { text: 'adventitious', children: [{ text: 'banyan' }] },
          ],
        },
      },
    },
  ],
  6: [
    {
      alt: 'A tree: plant tissues part into three systems: epidermal on the outside, ground tissue between, and vascular with xylem and phloem.',
      caption: 'Skin, filling and pipes: the three tissue systems of a plant.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Tissue systems',
          children: [
            { text: 'epidermal', children: [{ text: 'stomata, hairs' }] },
            { text: 'ground', children: [{ text: 'parenchyma' }] },
            { text: 'vascular', children: [{ text: 'xylem, phloem' }] },
          ],
        },
      },
    },
  ],
  7: [
    {
      alt: 'A tree: the tissues of an animal part into epithelial, connective, muscular and neural tissue.',
      caption: 'Four kinds of tissue build every organ of a frog.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Tissues',
          children: [
            { text: 'cover: epithelial', children: [{ text: 'skin' }] },
            { text: 'join: connective', children: [{ text: 'bone, blood' }] },
            { text: 'move: muscular', children: [{ text: 'heart' }] },
            { text: 'tell: neural', children: [{ text: 'nerve' }] },
          ],
        },
      },
    },
  ],
  8: [
    {
      alt: 'The way of a protein in the cell as boxes: ribosomes on the rough endoplasmic reticulum, Golgi apparatus, vesicle, cell membrane.',
      caption: 'Made at the ribosome, packed in the Golgi, sent off in a vesicle.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Ribosomes on the rough ER', arrow: 'made' },
          { text: 'Golgi apparatus', arrow: 'packed' },
          { text: 'Vesicle', arrow: 'sent' },
          { text: 'Cell membrane' },
        ],
      },
    },
  ],
  9: [
    {
      alt: 'Reaction speed of an enzyme as bars at different temperatures: 20 at 10 °C, 60 at 25 °C, 100 at 37 °C, 15 at 55 °C.',
      caption: 'Warmth speeds an enzyme up, until heat destroys its shape.',
      draw: {
        kind: 'bars',
        bars: [
          { name: '10 °C', value: 20 },
          { name: '25 °C', value: 60 },
          { name: '37 °C', value: 100 },
          { name: '55 °C', value: 15 },
        ],
        step: 20,
        yLabel: 'speed',
      },
    },
  ],
  10: [
    {
      alt: 'The cell cycle as a ring of four boxes: G1, in which the cell grows; S, in which DNA is copied; G2, in which it prepares; M, in which it divides.',
      caption: 'DNA is doubled in S and shared out in M.',
      draw: {
        kind: 'cycle',
        steps: ['G1: grows', 'S: copies DNA', 'G2: prepares', 'M: divides'],
        middle: 'Cell cycle',
      },
    },
  ],
  11: [
    {
      alt: 'Three boxes, one below the other. The light reaction makes ATP and NADPH and gives off oxygen; the Calvin cycle uses them to make sugar from carbon dioxide.',
      caption: 'Light makes the fuel, the Calvin cycle spends it on sugar.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Light reaction: water is split, oxygen leaves', arrow: 'ATP, NADPH' },
          { text: 'Calvin cycle: carbon dioxide is fixed', arrow: 'so comes' },
          { text: 'Sugar' },
        ],
      },
    },
  ],
  12: [
    {
      alt: 'The way of glucose as boxes: glycolysis in the cytoplasm gives pyruvate; the Krebs cycle in the mitochondrion gives carbon dioxide and carriers; electron transport gives most of the ATP.',
      caption: 'Three stages, and the last gives most of the ATP.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Glycolysis, in the cytoplasm', arrow: 'pyruvate' },
          { text: 'Krebs cycle, in the mitochondrion', arrow: 'NADH, FADH₂' },
          { text: 'Electron transport: most of the ATP' },
        ],
      },
    },
  ],
  13: [
    {
      alt: 'A curve of growth in the shape of an S: slow at first, then steep, then level.',
      caption: 'Lag, log, stationary: every growing plant goes through the three.',
      draw: {
        kind: 'graph',
        x: [0, 10],
        y: [0, 10],
        grid: false,
        numbers: false,
        xLabel: 'time',
        yLabel: 'size',
        lines: [
          {
            points: [
              [0, 0.4],
              [2, 0.9],
              [4, 3],
              [5, 5],
              [6, 7],
              [8, 9.1],
              [10, 9.6],
            ],
            smooth: true,
          },
        ],
        texts: [
          { at: [1.2, 2], text: 'lag' },
          { at: [6.2, 4.6], text: 'log' },
          { at: [8.6, 8.2], text: 'stationary' },
        ],
      },
    },
  ],
  14: [
    {
      alt: 'The way of air as boxes: nostrils, pharynx, larynx, trachea, bronchi, bronchioles, alveoli, where the gases are exchanged.',
      caption: 'Only in the alveoli do oxygen and carbon dioxide change places.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Nostrils' },
          { text: 'Pharynx and larynx' },
          { text: 'Trachea' },
          { text: 'Bronchi and bronchioles' },
          { text: 'Alveoli: gases are exchanged' },
        ],
      },
    },
  ],
  15: [
    {
      alt: 'The way of the blood through the heart as a ring: right atrium, right ventricle, lungs, left atrium, left ventricle, body, and back to the right atrium.',
      caption: 'The right side pumps to the lungs, the left side to the body.',
      draw: {
        kind: 'cycle',
        steps: [
          'Right atrium',
          'Right ventricle',
          'Lungs',
          'Left atrium',
          'Left ventricle',
          'Body',
        ],
        middle: 'Blood',
      },
    },
  ],
  16: [
    {
      alt: 'The way of the filtrate as boxes: Bowman’s capsule, proximal tubule, loop of Henle, distal tubule, collecting duct.',
      caption: 'Of about 180 L filtered in a day only some 1.5 L leave as urine.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Bowman’s capsule: filtered', arrow: '180 L a day' },
          { text: 'Proximal tubule: most is taken back' },
          { text: 'Loop of Henle: salt and water' },
          { text: 'Distal tubule, collecting duct', arrow: '1.5 L' },
          { text: 'Urine' },
        ],
      },
    },
  ],
  17: [
    {
      alt: 'The steps of a muscle’s pull: a nerve signal, calcium is set free, actin and myosin form cross-bridges, the filaments slide and the sarcomere gets shorter.',
      caption: 'Nothing in the filaments shortens: they slide past each other.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Nerve signal' },
          { text: 'Calcium is set free' },
          { text: 'Myosin grips actin' },
          { text: 'Filaments slide: the sarcomere shortens' },
        ],
      },
    },
  ],
  18: [
    {
      alt: 'The course of a signal at a synapse: impulse arrives, vesicles empty their neurotransmitter into the cleft, it binds to receptors, and a new impulse begins.',
      caption: 'Between two neurons the signal is chemical.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Impulse arrives' },
          { text: 'Vesicles empty into the cleft' },
          { text: 'Transmitter binds to receptors' },
          { text: 'New impulse' },
        ],
      },
    },
  ],
  19: [
    {
      alt: 'A ring of control: blood sugar rises, the pancreas gives off insulin, cells take up glucose, blood sugar falls, insulin falls, and the ring begins again.',
      caption: 'The result switches off its own cause: negative feedback.',
      draw: {
        kind: 'cycle',
        steps: ['Sugar rises', 'Insulin', 'Cells take up glucose', 'Sugar falls'],
        middle: 'Feedback',
      },
    },
  ],
};

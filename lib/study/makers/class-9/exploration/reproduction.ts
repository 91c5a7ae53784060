import { choiceOf } from '@/lib/study/makers/choiceOf';
import { groupOf } from '@/lib/study/makers/sorting';

/** In which of the asexual ways. */
export const way = groupOf(
  {
    marks: {
      fission: 'In fission one cell splits into two or more.',
      budding: 'In budding a small outgrowth becomes a new being.',
      fragmentation: 'In fragmentation the body breaks up and each piece grows.',
      spores: 'Spores are light cells that spread and grow on their own.',
      'vegetative propagation':
        'In vegetative propagation a new plant grows from root, stem or leaf.',
    },
    facts: [
      ['Amoeba divides into two', 'fission', 'One cell has become two.'],
      ['a bacterium divides into two', 'fission', 'One cell has become two.'],
      ['Paramecium divides across into two', 'fission', 'One cell has become two.'],
      [
        'the parasite of malaria divides into many at once',
        'fission',
        'One cell has become many: multiple fission.',
      ],
      ['yeast grows a small bulge that pinches off', 'budding', 'The bulge is a bud.'],
      ['Hydra grows a small Hydra on its side', 'budding', 'The small Hydra is a bud.'],
      [
        'a long thread of Spirogyra breaks, and each piece grows on',
        'fragmentation',
        'Each piece is a fragment.',
      ],
      [
        'a filament of pond alga is torn by the current, and each part grows longer',
        'fragmentation',
        'Each part is a fragment.',
      ],
      ['bread mould sheds fine dust from its black dots', 'spores', 'The dust is spores.'],
      ['a fern has brown dots below its leaves', 'spores', 'The dots hold spores.'],
      ['a mushroom drops fine dust from its gills', 'spores', 'The dust is spores.'],
      [
        'a potato sprouts from its eyes',
        'vegetative propagation',
        'A potato is a stem, and the eyes are buds on it.',
      ],
      [
        'a leaf of Bryophyllum drops small plants from its edge',
        'vegetative propagation',
        'The new plants grow from a leaf.',
      ],
      [
        'a piece of rose stem is planted and takes root',
        'vegetative propagation',
        'The new plant grows from a stem.',
      ],
      [
        'a banana plant sends up suckers beside itself',
        'vegetative propagation',
        'The new plants grow from the underground stem.',
      ],
      [
        'a knob of ginger sprouts in the kitchen',
        'vegetative propagation',
        'Ginger is an underground stem.',
      ],
    ],
  },
  (thing) => `${thing}. Is this fission, budding, fragmentation, spores or vegetative propagation?`,
  'Does a cell split, does something grow out, does a thread break, or does a part of a plant grow on?',
);

/** Parts of the flower and of the human body. */
export const organ = choiceOf({
  pairs: [
    [
      'makes the pollen of a flower',
      'anther',
      'stigma',
      'Pollen is made in the anther.',
      'The stigma receives the pollen.',
    ],
    [
      'receives the pollen',
      'stigma',
      'anther',
      'Pollen lands on the sticky stigma.',
      'The anther makes the pollen.',
    ],
    [
      'of a flower becomes the fruit',
      'ovary',
      'ovule',
      'The ovary ripens into the fruit.',
      'The ovule becomes the seed.',
    ],
    [
      'of a flower becomes a seed',
      'ovule',
      'ovary',
      'Each fertilised ovule becomes a seed.',
      'The ovary becomes the fruit around the seeds.',
    ],
    [
      'mostly draws the insects with its colour',
      'petal',
      'sepal',
      'Petals are bright and attract insects.',
      'Sepals are mostly green and protect the bud.',
    ],
    [
      'protects the flower while it is a bud',
      'sepal',
      'petal',
      'Sepals enclose the bud.',
      'Petals unfold later and attract insects.',
    ],
    [
      'of a flower carries the pollen tube down to the ovary',
      'style',
      'filament',
      'The pollen tube grows through the style.',
      'The filament holds up the anther.',
    ],
    [
      'of a flower holds up the anther',
      'filament',
      'style',
      'The filament is the stalk of the anther.',
      'The style joins stigma and ovary.',
    ],
    [
      'of the human body makes sperm',
      'testis',
      'ovary',
      'Sperm are made in the testes.',
      'The ovary makes egg cells.',
    ],
    [
      'of the human body makes egg cells',
      'ovary',
      'uterus',
      'Egg cells ripen in the ovaries.',
      'In the uterus the baby grows.',
    ],
    [
      'of the human body is the place where the baby grows',
      'uterus',
      'ovary',
      'The baby grows in the uterus.',
      'The ovary makes egg cells.',
    ],
    [
      'of the human body is the place where sperm and egg cell usually meet',
      'oviduct',
      'uterus',
      'Fertilisation takes place in the oviduct, the fallopian tube.',
      'The embryo settles in the uterus afterwards.',
    ],
    [
      'passes food and oxygen from the mother to the unborn baby',
      'placenta',
      'oviduct',
      'The placenta joins the blood supply of mother and baby without mixing it.',
      'The oviduct brings the egg cell to the uterus.',
    ],
  ],
  ask: (about, one, other) => `Which part ${about}: the ${one} or the ${other}?`,
  hint: 'Recall what each of the two is there for.',
});

/** Whether the young have the same genes. */
export const alike = groupOf(
  {
    marks: {
      alike: 'With one parent the young have the same genes and are alike.',
      varied: 'With two parents the young have a mixture of genes and vary.',
    },
    facts: [
      [
        'rose bushes from cuttings of one bush',
        'alike',
        'All cuttings carry the genes of one bush.',
      ],
      ['potato plants from the eyes of one potato', 'alike', 'All eyes are parts of one plant.'],
      [
        'banana plants from the suckers of one plant',
        'alike',
        'All suckers are parts of one plant.',
      ],
      ['yeast cells budded from one cell', 'alike', 'A bud carries the genes of its one parent.'],
      ['bacteria that come from one by fission', 'alike', 'The genes are copied and shared.'],
      ['Hydra that have budded from one', 'alike', 'A bud carries the genes of its one parent.'],
      ['sugarcane from pieces of one stem', 'alike', 'All pieces are parts of one plant.'],
      ['money plants from pieces of one stem', 'alike', 'All pieces are parts of one plant.'],
      [
        'mango trees from seeds that insects helped to set',
        'varied',
        'Pollen came from other trees.',
      ],
      ['puppies of one litter', 'varied', 'Each has another mixture of the genes of two parents.'],
      ['kittens of one litter', 'varied', 'Each has another mixture of the genes of two parents.'],
      ['brothers and sisters, other than identical twins,', 'varied', 'Each got another mixture.'],
      [
        'maize plants from seeds of a field pollinated by the wind',
        'varied',
        'Pollen came from many plants.',
      ],
      [
        'chicks from the eggs of one hen',
        'varied',
        'Each has another mixture of the genes of two parents.',
      ],
      ['tadpoles from one clump of eggs', 'varied', 'Each egg was fertilised by another sperm.'],
    ],
  },
  (thing) => `Think of the genes of ${thing.replace(/,$/, '')}. Are they alike or varied?`,
  'Did one parent make them, or two?',
);

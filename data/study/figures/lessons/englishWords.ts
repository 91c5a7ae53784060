import type { Figure } from '@/data/study/figures/figure';
import { pairs } from './pairs';

export const WORD_FIGURES: Readonly<Record<string, Figure>> = {
  'a-an-and-the': {
    alt: 'A tree of questions. Do we know which one? If yes: the. If no, what sound follows? A vowel sound: an elephant. A consonant sound: a mark.',
    caption: 'Two questions are enough: do we know which one, and how does the next word sound?',
    draw: {
      kind: 'tree',
      root: {
        text: 'Do we know which one?',
        children: [
          { text: 'yes: the', fill: 'green' },
          {
            text: 'no: next sound?',
            children: [
              { text: 'vowel: an elephant', fill: 'yellow' },
              { text: 'consonant: a mark', fill: 'pink' },
            ],
          },
        ],
      },
    },
  },
  'active-and-passive': {
    alt: 'Above, the active sentence in three boxes: volunteers, have planted, saplings. Below, the passive: saplings, have been planted, by volunteers. Arrows cross: the object becomes the subject, and the doer goes to the end.',
    caption: 'Object and doer change places, and the verb gets a form of be.',
    draw: {
      kind: 'web',
      columns: 3,
      rows: 2,
      rowHeight: 80,
      boxes: {
        doer: { at: [0, 0], text: 'Volunteers', fill: 'yellow' },
        verb: { at: [1, 0], text: 'have planted' },
        object: { at: [2, 0], text: 'saplings', fill: 'green' },
        subject: { at: [0, 1], text: 'Saplings', fill: 'green' },
        passive: { at: [1, 1], text: 'have been planted' },
        by: { at: [2, 1], text: 'by volunteers', fill: 'yellow' },
      },
      arrows: [
        { from: 'doer', to: 'by' },
        { from: 'verb', to: 'passive' },
        { from: 'object', to: 'subject' },
      ],
    },
  },
  adjectives: {
    alt: 'Boxes in the order of adjectives before a noun: opinion, beautiful; size, long; colour, red; material, silk; and then the noun, dupatta.',
    caption:
      'The nearer to the thing itself, the nearer to the noun: a beautiful long red silk dupatta.',
    draw: {
      kind: 'steps',
      steps: [
        { text: 'opinion: beautiful' },
        { text: 'size: long' },
        { text: 'colour: red' },
        { text: 'material: silk' },
        { text: 'noun: dupatta', fill: 'yellow' },
      ],
    },
  },
  adverbs: {
    alt: 'A tree with the verb “runs” at the top and four questions below it: how, quickly; when, early; where, outside; how often, always.',
    caption: 'Four questions that an adverb answers about one verb.',
    draw: {
      kind: 'tree',
      root: {
        text: 'Fatima runs',
        fill: 'yellow',
        children: [
          { text: 'how?\nquickly' },
          { text: 'when?\nearly' },
          { text: 'where?\noutside' },
          { text: 'how often?\nalways' },
        ],
      },
    },
  },
  apostrophe: {
    alt: 'A tree. What does the apostrophe show? Missing letters, as in don’t and isn’t; or an owner. One owner: Rahul’s cap. More owners with s: the boys’ caps.',
    caption: 'Write the owners first, then the apostrophe directly after them.',
    draw: {
      kind: 'tree',
      rowHeight: 72,
      root: {
        text: 'What does it show?',
        children: [
          { text: 'missing letters: don’t, isn’t', fill: 'pink' },
          {
            text: 'an owner',
            children: [
              { text: 'one: Rahul’s cap', fill: 'yellow' },
              { text: 'more: the boys’ caps', fill: 'green' },
            ],
          },
        ],
      },
    },
  },
  clauses: {
    alt: 'A tree of the sentence “The teacher believed that children learn best when they try.” The main clause is: the teacher believed. From it hangs “that children learn best”, and from this “when they try”.',
    caption: 'Each finite verb has its clause; the words that and when hang one clause on another.',
    draw: {
      kind: 'steps',
      steps: [
        { text: 'The teacher believed', arrow: 'believed what?', fill: 'yellow' },
        { text: 'that children learn best', arrow: 'learn when?' },
        { text: 'when they try.', fill: 'pink' },
      ],
    },
  },
  conditionals: {
    alt: 'Three pairs of boxes. Real: if it rains, I will stay. Imagined: if it rained, I would stay. Too late: if it had rained, I would have stayed.',
    caption: 'Each step away from what is real takes the verb one step into the past.',
    draw: pairs(
      [
        ['real: if it rains', 'I will stay'],
        ['imagined: if it rained', 'I would stay'],
        ['too late: if it had rained', 'I would have stayed'],
      ],
      62,
    ),
  },
  conjunctions: {
    alt: 'Six joining words and what each one does: and adds, but contrasts, or offers a choice, so gives the result, because gives the reason, although admits something against it.',
    caption: 'Choose the joining word by what the second part does for the first.',
    draw: pairs([
      ['and', 'adds'],
      ['but', 'contrasts'],
      ['or', 'offers a choice'],
      ['so', 'gives the result'],
      ['because', 'gives the reason'],
      ['although', 'admits'],
    ]),
  },
  'degrees-of-comparison': {
    alt: 'Three bars for the price of a kilogram of rice: 48 rupees in the second shop, 52 in the first, 60 in the third.',
    caption: '₹48 is the cheapest, ₹52 is cheaper than ₹60, and ₹60 is the most expensive.',
    draw: {
      kind: 'bars',
      step: 20,
      yLabel: '₹ for a kilogram',
      bars: [
        { name: 'shop 2:\ncheapest', value: 48 },
        { name: 'shop 1:\ncheaper', value: 52 },
        { name: 'shop 3', value: 60 },
      ],
    },
  },
  determiners: {
    alt: 'A tree: can it be counted? Yes, as people: many, few, a few. No, as water: much, little, a little. For both: some and any.',
    caption: 'First ask whether it can be counted; only then choose the word.',
    draw: {
      kind: 'tree',
      rowHeight: 74,
      root: {
        text: 'Can it be counted?',
        children: [
          { text: 'yes: people', children: [{ text: 'many\nfew, a few', fill: 'yellow' }] },
          { text: 'no: water', children: [{ text: 'much\nlittle, a little', fill: 'water' }] },
        ],
      },
    },
  },
  'figures-of-speech': {
    alt: 'Three figures of speech with examples. Simile: smoke hung like a shawl. Metaphor: the train was an elephant. Personification: the train groaned.',
    caption:
      'With like or as it is a simile; without, a metaphor; acting like a person, personification.',
    draw: pairs(
      [
        ['simile', 'smoke like a grey shawl'],
        ['metaphor', 'the train, a tired elephant'],
        ['personification', 'the train groaned'],
      ],
      60,
    ),
  },
  homophones: {
    alt: 'Three words that sound alike, each with its meaning: there, in that place; their, belonging to them; they’re, they are.',
    caption: 'One sound, three spellings: the meaning chooses.',
    draw: pairs([
      ['there', 'in that place'],
      ['their', 'belonging to them'],
      ['they’re', 'they are'],
    ]),
  },
  'kinds-of-sentences': {
    alt: 'A tree of four kinds of sentences about a mango. It tells: it is sweet. It asks: is it sweet? It commands: taste it. It exclaims: how sweet!',
    caption: 'The same mango in four kinds of sentences; look at the mark at the end of each.',
    draw: pairs([
      ['tells', 'The mango is sweet.'],
      ['asks', 'Is the mango sweet?'],
      ['commands', 'Taste the mango.'],
      ['exclaims', 'How sweet it is!'],
    ]),
  },
  modals: {
    alt: 'Five modals from strong duty to strong no: must, it is a duty; should, it is good advice; may, it is allowed; need not, it is not necessary; must not, it is forbidden.',
    caption: 'From a duty down to a ban; need not and must not are far apart.',
    draw: pairs([
      ['must', 'a duty'],
      ['should', 'good advice'],
      ['may', 'allowed'],
      ['need not', 'not necessary'],
      ['must not', 'forbidden'],
    ]),
  },
  nouns: {
    alt: 'Five kinds of things that a noun can name, each with a common and a proper noun or an example: a person, girl, Meena; a place, town, Nashik; a thing, umbrella; an animal, goat; an idea, joy.',
    caption: 'Proper nouns such as Meena and Nashik begin with a capital letter.',
    draw: pairs([
      ['person', 'girl, Meena'],
      ['place', 'town, Nashik'],
      ['thing', 'umbrella'],
      ['animal', 'goat'],
      ['idea', 'joy'],
    ]),
  },
  'prefixes-and-suffixes': {
    alt: 'The word irreplaceable in four boxes: ir, not; re, again; place, the root; able, can be done.',
    caption: 'Start at the root and read outwards: what cannot be put in place again.',
    draw: {
      kind: 'web',
      columns: 4,
      rows: 2,
      rowHeight: 58,
      boxes: {
        ir: { at: [0, 0], text: 'ir-', fill: 'pink' },
        re: { at: [1, 0], text: 're-', fill: 'pink' },
        root: { at: [2, 0], text: 'place', fill: 'yellow' },
        able: { at: [3, 0], text: '-able', fill: 'green' },
        not: { at: [0, 1], text: 'not', fill: 'white' },
        again: { at: [1, 1], text: 'again', fill: 'white' },
        put: { at: [2, 1], text: 'the root', fill: 'white' },
        can: { at: [3, 1], text: 'can be', fill: 'white' },
      },
      arrows: [
        { from: 'ir', to: 'not', plain: true },
        { from: 're', to: 'again', plain: true },
        { from: 'root', to: 'put', plain: true },
        { from: 'able', to: 'can', plain: true },
      ],
    },
  },
  prepositions: {
    alt: 'Three rings inside each other. The largest holds in Nagpur and in June, the middle one on Station Road and on Monday, the smallest at the gate and at six.',
    caption: 'In for what is large, on for what is smaller, at for a point: of place and of time.',
    draw: {
      kind: 'shapes',
      height: 250,
      shapes: [
        { kind: 'ellipse', center: [170, 125], radius: 164, radiusY: 120, fill: 'water' },
        { kind: 'ellipse', center: [170, 146], radius: 128, radiusY: 86, fill: 'green' },
        { kind: 'ellipse', center: [170, 174], radius: 84, radiusY: 46, fill: 'yellow' },
        { kind: 'text', at: [170, 24], text: 'in Nagpur', bold: true },
        { kind: 'text', at: [170, 43], text: 'in June' },
        { kind: 'text', at: [170, 84], text: 'on Station Road', bold: true },
        { kind: 'text', at: [170, 104], text: 'on Monday' },
        { kind: 'text', at: [170, 162], text: 'at the gate', bold: true },
        { kind: 'text', at: [170, 184], text: 'at six o’clock' },
      ],
    },
  },
  pronouns: {
    alt: 'Pairs of pronouns, the first for before the verb, the second for after it: I and me, he and him, she and her, we and us, they and them.',
    caption:
      'The doer stands on the left; after a verb or a preposition the form on the right is used.',
    draw: pairs([
      ['I', 'me'],
      ['he', 'him'],
      ['she', 'her'],
      ['we', 'us'],
      ['they', 'them'],
    ]),
  },
  'short-and-long-vowels': {
    alt: 'Three words with a short vowel, each joined to the word that it becomes with a silent e: cap and cape, pin and pine, hop and hope.',
    caption: 'The e at the end is silent, and makes the vowel before it say its own name.',
    draw: pairs([
      ['cap', 'cape'],
      ['pin', 'pine'],
      ['hop', 'hope'],
    ]),
  },
  'singular-and-plural': {
    alt: 'How a plural is made, by the end of the word: most, basket to baskets; after sh, dish to dishes; consonant and y, city to cities; fe, knife to knives; a change inside, woman to women.',
    caption: 'Look at the end of the word first; a few words change inside.',
    draw: pairs([
      ['basket', 'baskets'],
      ['dish', 'dishes'],
      ['city', 'cities'],
      ['knife', 'knives'],
      ['woman', 'women'],
    ]),
  },
  'subject-verb-agreement': {
    alt: 'A sentence in three boxes: One, of my cousins, lives in Surat. An arrow leads from One directly to lives; the box in the middle is grey.',
    caption: 'Cover the words between: one lives.',
    draw: {
      kind: 'web',
      columns: 3,
      rows: 2,
      rowHeight: 60,
      boxes: {
        one: { at: [0, 0], text: 'One', fill: 'yellow' },
        cousins: { at: [1, 1], text: 'of my cousins', fill: 'grey' },
        lives: { at: [2, 0], text: 'lives in Surat', fill: 'yellow' },
      },
      arrows: [{ from: 'one', to: 'lives', label: 'one thing' }],
    },
  },
  'talking-about-the-future': {
    alt: 'Four ways to speak of the future: will for a promise, be going to for a plan, present continuous for what is arranged, simple present for a timetable.',
    caption:
      'Ask how sure it is, and who fixed it: a promise, a plan, an arrangement, a timetable.',
    draw: pairs([
      ['a promise', 'I will help you.'],
      ['a plan', 'I am going to read.'],
      ['arranged', 'We are meeting at 5.'],
      ['a timetable', 'The bell rings at 9.'],
    ]),
  },
  verbs: {
    alt: 'A tree of what a verb can say: what somebody does, repairs; what somebody is, was late; what somebody has, has a bicycle. Before the main verb can stand helping verbs: had been repaired.',
    caption: 'Does, is or has: every sentence needs one of the three.',
    draw: {
      kind: 'tree',
      rowHeight: 72,
      root: {
        text: 'A verb says what somebody …',
        children: [
          { text: 'does:\nrepairs', fill: 'yellow' },
          { text: 'is:\nwas late', fill: 'pink' },
          { text: 'has:\nhas a bicycle', fill: 'green' },
        ],
      },
    },
  },
  'vowels-and-consonants': {
    alt: 'A circle in two parts for the 26 letters: 5 vowel letters and 21 consonants.',
    caption:
      'Only five letters of 26 are vowels, yet no word can be said without one of their sounds.',
    draw: {
      kind: 'pie',
      show: 'value',
      slices: [
        { name: 'a, e, i, o, u', value: 5 },
        { name: 'consonants', value: 21 },
      ],
    },
  },
};
